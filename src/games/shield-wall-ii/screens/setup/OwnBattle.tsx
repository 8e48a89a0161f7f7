import { Choice } from '#/ui/Choice';
import { TextField } from '#/ui/TextField';
import { CORNERS, SIDES, type Side, TERRAIN_KINDS, type TerrainKind } from '../../rules';
import type { Scenario } from '../../scenarios';
import styles from './OwnBattle.module.css';
import { ARMIES, armyOf, idOf, moduleAt, withTerrain } from './ownBattle';
import { CORNER_WORDS } from './words';

export interface OwnBattleProps {
  readonly scenario: Scenario;
  readonly onSet: (scenario: Scenario) => void;
}

const PLACES = { red: 'First army (south)', black: 'Second army (north)' };
const KIND_WORDS: Readonly<Record<TerrainKind, string>> = {
  hill: 'Hill',
  wood: 'Wood',
  marsh: 'Marsh',
  river: 'River',
};

/** Two armies, which of them is inferior, and the terrain at the corners (MAP-3 to MAP-5). */
export function OwnBattle({ scenario, onSet }: OwnBattleProps) {
  const { armies, inferior, name } = scenario;
  const setArmy = (side: Side, id: string) => {
    const army = armyOf(id);
    if (army) onSet({ ...scenario, armies: { ...armies, [side]: army } });
  };
  return (
    <>
      <TextField label="Name" value={name} onSet={(next) => onSet({ ...scenario, name: next })} />
      {SIDES.map((side) => (
        <section key={side} className={styles.army} aria-label={PLACES[side]}>
          <Pick
            label={PLACES[side]}
            value={idOf(armies[side])}
            options={ARMIES.map(({ id }) => [id, id])}
            onSet={(id) => setArmy(side, id)}
          />
          {CORNERS.map((corner) => (
            <Pick
              key={corner}
              label={`At its ${CORNER_WORDS[corner]}`}
              value={moduleAt(scenario, side, corner)?.kind ?? ''}
              options={[['', 'Open'], ...TERRAIN_KINDS.map((kind) => [kind, KIND_WORDS[kind]])]}
              onSet={(kind) =>
                onSet(withTerrain(scenario, side, corner, (kind || null) as TerrainKind | null))
              }
            />
          ))}
        </section>
      ))}
      <Choice
        label="Inferior army"
        options={SIDES.map((side) => ({ id: side, word: armies[side].name, side }))}
        value={inferior}
        onSet={(side) => onSet({ ...scenario, inferior: side })}
      />
    </>
  );
}

interface PickProps {
  readonly label: string;
  readonly value: string;
  /** Each with its word. */
  readonly options: readonly (readonly string[])[];
  readonly onSet: (value: string) => void;
}

function Pick({ label, value, options, onSet }: PickProps) {
  return (
    <label className={styles.pick}>
      {label}
      <select value={value} onChange={({ target }) => onSet(target.value)}>
        {options.map(([id, word]) => (
          <option key={id} value={id}>
            {word}
          </option>
        ))}
      </select>
    </label>
  );
}
