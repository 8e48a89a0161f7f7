import { type BattleWatchProps, WatchBattle } from '#/play/sheet/WatchBattle';
import { type Battle, isHere, type Options } from '../../rules';
import type { Row } from '../../sheet/entry';
import { applies } from '../../sheet/facts';
import { sheet } from '../../sheet/sheet';
import { type GameTypes, RULES } from '../game';
import { GAME } from '../name';

const entriesOf = ({ options, card }: Battle) => sheet(options, card);
const unitsOf = (battle: Battle) =>
  Object.values(battle.units)
    .filter(isHere)
    .map((unit) => ({
      id: unit.id,
      name: unit.name,
      applies: ({ when }: Row) => when !== undefined && applies(when, unit),
    }));
const setOptions = (options: Options) => ({ type: 'setOptions', options }) as const;

/** The sheet reads as the battle's options and its card say. */
export default function BattleWatch({ onChange }: BattleWatchProps) {
  return (
    <WatchBattle<GameTypes>
      game={GAME}
      rules={RULES}
      entriesOf={entriesOf}
      unitsOf={unitsOf}
      setOptions={setOptions}
      onChange={onChange}
    />
  );
}
