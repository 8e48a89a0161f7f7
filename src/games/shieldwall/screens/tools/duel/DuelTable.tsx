import './duel.css';
import { type Duel, FIGURES, SIDES } from '#/games/shieldwall/rules';
import { Chip } from '#/ui/Chip';
import { Icon } from '#/ui/icons/Icon';
import { SideMark } from '#/ui/SideMark';
import { useToolBattle } from '../toolBattle';
import { fighterName } from './names';

const WOUNDS = Array.from({ length: FIGURES.duel.fatalWounds }, (_, place) => place);

/** Both fighters, their wounds, and who has the advantage. */
export function DuelTable({ duel }: { readonly duel: Duel }) {
  const { battle } = useToolBattle();
  const fighting = duel.stage === 'exchange' || duel.stage === 'advantage' || duel.stage === 'over';
  return (
    <div className="duel-table">
      {SIDES.map((side) => {
        const { wounds } = duel.fighters[side];
        return (
          <section key={side} className={`duellist ${side}`} aria-label={battle.sides[side].name}>
            <h2>
              <SideMark side={side} /> {fighterName(battle, duel, side)}
            </h2>
            {fighting && (
              <span
                className="wounds"
                role="img"
                aria-label={`${wounds} of ${FIGURES.duel.fatalWounds} wounds`}
              >
                {WOUNDS.map((place) => (
                  <span key={place} className={place < wounds ? 'wound' : 'whole'}>
                    <Icon name={place < wounds ? 'close' : 'minus'} />
                  </span>
                ))}
              </span>
            )}
            {duel.advantage === side && duel.stage !== 'over' && <Chip tone="gold">Advantage</Chip>}
          </section>
        );
      })}
      {fighting && duel.exchanges.length > 0 && (
        <p className="duel-count">
          {duel.exchanges.length} of {FIGURES.duel.exchanges} exchanges fought
        </p>
      )}
    </div>
  );
}
