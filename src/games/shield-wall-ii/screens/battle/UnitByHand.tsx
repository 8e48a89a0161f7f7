import { Choice } from '#/ui/Choice';
import { Panel } from '#/ui/Panel';
import { Switch } from '#/ui/Switch';
import {
  type Battle,
  boardOf,
  type Command,
  type HandUnit,
  HEXES,
  hexName,
  isClosed,
  isDeployed,
  type Unit,
  type UnitId,
} from '../../rules';
import { stateWords } from '../board/hexWords';
import css from './byHand.module.css';

export interface UnitByHandProps {
  readonly battle: Battle;
  readonly id: UnitId;
  readonly onAct: (command: Command) => void;
  readonly onClose: () => void;
}

const STATE_WORDS = { waiting: 'Waiting', fresh: 'Fresh', spent: 'Spent', routed: 'Routed' };

/** The table is the truth: how a unit is, what it has done, and where it stands. */
export function UnitByHand({ battle, id, onAct, onClose }: UnitByHandProps) {
  const unit = battle.units[id];
  if (!unit) return null;
  const set = (change: HandUnit) => onAct({ type: 'setUnit', unit: id, set: change });
  const states =
    unit.kind === 'camp'
      ? (['fresh', 'routed'] as const)
      : (['waiting', 'fresh', 'spent', 'routed'] as const);
  const free = freeHexes(battle, unit);
  return (
    <Panel title={unit.name} subtitle={stateWords(battle, unit)} onClose={onClose}>
      <div className={css.byHand}>
        <Choice
          label="It is"
          options={states.map((state) => ({ id: state, word: STATE_WORDS[state] }))}
          value={unit.state}
          onSet={(state) => {
            const hex = unit.hex ?? free[0];
            const placed = battle.mode === 'board' && isDeployed({ ...unit, state });
            set({ state, ...(placed && hex !== undefined && { hex }) });
          }}
        />
        {battle.mode === 'board' && isDeployed(unit) && (
          <label className={css.byHandHex}>
            It stands in
            <select
              value={unit.hex ?? ''}
              onChange={({ target }) => set({ hex: Number(target.value) })}
            >
              {HEXES.filter((hex) => hex === unit.hex || free.includes(hex)).map((hex) => (
                <option key={hex} value={hex}>
                  {hexName(hex)}
                </option>
              ))}
            </select>
          </label>
        )}
        {unit.kind !== 'camp' && (
          <>
            <Switch on={unit.moved} onSet={(moved) => set({ moved })}>
              Has deployed, moved or turned
            </Switch>
            <Switch on={unit.attacked} onSet={(attacked) => set({ attacked })}>
              Has attacked
            </Switch>
          </>
        )}
      </div>
    </Panel>
  );
}

/** Where it could be put: nobody stands there and the ground is open. */
const freeHexes = (battle: Battle, { hex: own }: Unit): readonly number[] =>
  HEXES.filter(
    (hex) => hex !== own && !boardOf(battle)[hex] && !isClosed(battle.ground[hex] ?? 'open'),
  );
