import type { Battle, Contingent, Unit } from './battle';
import type { Duel, DuelResult, Fighter } from './duel';
import type { Effect } from './effect';
import { FIGURES } from './figures';
import { leaderLost } from './leader-lost';
import { unitsOf } from './outcome';
import { heroesUnit, isLeading } from './retainers';
import { SIDES, type Side } from './words';

/** What a duel that has been fought does to the battle (DUEL-7..10); nothing before it is over. */
export function duelConsequences(battle: Battle, duel: Duel): Effect[] {
  const { challenge, result } = duel;
  if (challenge === null || result?.how !== 'fought') return [];
  return SIDES.flatMap((side) => {
    const contingent = battle.contingents[challenge.contingents[side]];
    return contingent ? forSide(battle, contingent, side, duel.fighters[side], result) : [];
  });
}

function forSide(
  battle: Battle,
  contingent: Contingent,
  side: Side,
  fighter: Fighter,
  { killed, winner }: Extract<DuelResult, { how: 'fought' }>,
): Effect[] {
  if (killed.includes(side)) {
    return [...fallen(battle, contingent, fighter), ...disheartened(battle, contingent, winner)];
  }
  return winner === side
    ? [...honoured(contingent, fighter), ...encouraged(battle, contingent)]
    : shamed(contingent, fighter);
}

/** AL-4 for a leader; a heroic champion is gone (DUEL-10); an ordinary one is not missed. */
function fallen(battle: Battle, contingent: Contingent, fighter: Fighter): Effect[] {
  if (fighter.kind === 'leader') {
    return isLeading(contingent) ? leaderLost(battle, contingent.id, 'killed', 'DUEL-7') : [];
  }
  const unit = fighter.kind === 'heroicChampion' ? heroesUnit(battle, contingent) : null;
  return unit ? [withoutHero(unit)] : [];
}

/** One man only: the retinue may have another hero (DUEL-10). */
function withoutHero(unit: Unit): Effect {
  const place = unit.supernumeraries.indexOf('heroicChampion');
  const supernumeraries = unit.supernumeraries.filter((_, index) => index !== place);
  return { type: 'unit', unit: unit.id, set: { supernumeraries }, reason: 'DUEL-7' };
}

/** DP-3; DUEL-7: where both are dead, both have lost. */
const disheartened = (battle: Battle, contingent: Contingent, winner: Side | null): Effect[] =>
  unitsOf(battle, contingent).map((unit) => ({
    type: 'dps',
    unit: unit.id,
    n: FIGURES.duel.lossDp,
    cause: 'morale',
    reason: winner === null ? 'DUEL-7' : 'DUEL-8',
  }));

/** DUEL-8: only a leader who fought himself, and was not too badly hurt. */
const honoured = (contingent: Contingent, { kind, wounds }: Fighter): Effect[] =>
  kind === 'leader' && wounds < FIGURES.duel.graveWounds && isLeading(contingent)
    ? [
        {
          type: 'leader',
          contingent: contingent.id,
          set: { lp: contingent.leader.lp + FIGURES.duel.wonLp },
          reason: 'DUEL-8',
        },
      ]
    : [];

/** AL-7 */
const encouraged = (battle: Battle, contingent: Contingent): Effect[] =>
  unitsOf(battle, contingent).map((unit) => ({
    type: 'level',
    unit: unit.id,
    by: FIGURES.duel.winLevel,
    reason: 'AL-7',
  }));

/** DUEL-9: a badly hurt champion shames his leader too. RISK-1: he lives on with no LPs. */
function shamed(contingent: Contingent, { wounds }: Fighter): Effect[] {
  const { lp } = contingent.leader;
  const left = Math.max(0, lp - FIGURES.duel.graveLp);
  return wounds >= FIGURES.duel.graveWounds && isLeading(contingent) && left < lp
    ? [{ type: 'leader', contingent: contingent.id, set: { lp: left }, reason: 'DUEL-9' }]
    : [];
}
