import { type Battle, type Options, unitsInOrder } from '#/games/shieldwall/rules';
import type { Row } from '#/games/shieldwall/sheet/entry';
import { applies } from '#/games/shieldwall/sheet/facts';
import { sheet } from '#/games/shieldwall/sheet/sheet';
import { type BattleWatchProps, WatchBattle } from '#/play/sheet/WatchBattle';
import { RULES, type ShieldwallTypes } from '../game';
import { GAME } from '../name';

const entriesOf = ({ options }: Battle) => sheet(options);
const unitsOf = (battle: Battle) =>
  unitsInOrder(battle).map((unit) => ({
    id: unit.id,
    name: unit.name,
    applies: ({ when }: Row) => when !== undefined && applies(when, unit),
  }));
const setOptions = (options: Options) => ({ type: 'setOptions', options }) as const;

/** The sheet reads as the battle's options say. Apart from the page, which can be read before the kernel is there. */
export default function BattleWatch({ onChange }: BattleWatchProps) {
  return (
    <WatchBattle<ShieldwallTypes>
      game={GAME}
      rules={RULES}
      entriesOf={entriesOf}
      unitsOf={unitsOf}
      setOptions={setOptions}
      onChange={onChange}
    />
  );
}
