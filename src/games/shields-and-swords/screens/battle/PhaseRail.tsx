import { type Battle, PHASE_NAMES, PHASES, type Phase, phasesOf, wingsIn } from '../../rules';
import styles from './PhaseRail.module.css';

/** In a word or two: a rail has no room for more. */
const SHORT: Readonly<Partial<Record<Phase, string>>> = {
  secondMove: 'Second Move',
  secondCombat: 'Second',
  pitched: 'Pitched',
};

const initialOf = (name: string): string => [...name][0]?.toUpperCase() ?? '';

/** TURN-1: the phases that will be played, with the wings in them. */
export function PhaseRail({ battle }: { readonly battle: Battle }) {
  const played = phasesOf(battle);
  const shown = PHASES.filter((phase) => phase === battle.phase || played.includes(phase));
  const now = shown.indexOf(battle.phase);
  return (
    <ol className={styles.rail} aria-label="Phases of this turn">
      {shown.map((phase, place) => {
        const framed = phase === 'command' || phase === 'initiative';
        const wings = framed ? [] : wingsIn(battle, phase);
        return (
          <li
            key={phase}
            className={place < now ? styles.done : ''}
            {...(place === now && { 'aria-current': 'step' as const })}
          >
            <span className={styles.wings} aria-hidden="true">
              {wings.map(({ id, name }) => (
                <i key={id}>{initialOf(name)}</i>
              ))}
              {wings.length === 0 && <i className={styles.dot} />}
            </span>
            <span>{SHORT[phase] ?? PHASE_NAMES[phase]}</span>
            {wings.length > 0 && (
              <span className="sr-only">: {wings.map(({ name }) => name).join(', ')}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
