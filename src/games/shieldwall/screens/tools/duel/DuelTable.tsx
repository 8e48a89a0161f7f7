import { type Duel, SIDES } from '#/games/shieldwall/rules';
import { Chip } from '#/ui/Chip';
import { SideMark } from '#/ui/SideMark';
import { useToolBattle } from '../toolBattle';
import css from './duel.module.css';
import { Exchanges } from './Exchanges';
import { fighterName } from './names';
import { Wounds } from './Wounds';

/** Both fighters, their wounds, who has the advantage, and what has been played. */
export function DuelTable({ duel }: { readonly duel: Duel }) {
  const { battle } = useToolBattle();
  const fighting = duel.stage === 'exchange' || duel.stage === 'advantage' || duel.stage === 'over';
  return (
    <>
      <div className={css.duelTable}>
        {SIDES.map((side) => (
          <section
            key={side}
            className={`${css.duellist} ${css[side] ?? ''}`}
            aria-label={battle.sides[side].name}
          >
            <h2>
              <SideMark side={side} /> {fighterName(battle, duel, side)}
            </h2>
            {fighting && <Wounds wounds={duel.fighters[side].wounds} />}
            {duel.advantage === side && duel.stage !== 'over' && <Chip tone="gold">Advantage</Chip>}
          </section>
        ))}
      </div>
      {fighting && <Exchanges duel={duel} />}
    </>
  );
}
