import { type BattleWatchProps, WatchBattle } from '#/play/sheet/WatchBattle';
import type { Battle, Options } from '../../rules';
import { sheet } from '../../sheet/sheet';
import { type GameTypes, RULES } from '../game';
import { GAME } from '../name';

const entriesOf = ({ options }: Battle) => sheet(options);
const unitsOf = () => [];
const setOptions = (options: Options) => ({ type: 'setOptions', options }) as const;

/** The sheet reads as the options of the battle say. */
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
