import {
  type Battle,
  FIGURES,
  isCard,
  LEVELS,
  opponentsOf,
  rankOf,
  type Unit,
} from '#/games/shieldwall/rules';

/** What is wrong with a state, in words; nothing when it is legal. */

const whole = (n: number, least: number, most: number): boolean =>
  Number.isInteger(n) && n >= least && n <= most;

function unitFaults(battle: Battle, unit: Unit): string[] {
  const faults: string[] = [];
  const check = (holds: boolean, what: string): void => {
    if (!holds) faults.push(`${unit.id} ${what}`);
  };
  const mostDps = battle.options.dpCap === 'goesOn' ? 99 : FIGURES.dpLimit;
  check(whole(unit.dps, 0, mostDps), `has ${unit.dps} DPs`);
  check(whole(unit.stands, 0, unit.fullStands), `has ${unit.stands} stands`);
  check(LEVELS.includes(unit.level), `is ${unit.level}`);
  check(unit.stands > 0 || unit.lost !== null, 'has no stands and is here');
  check(unit.lost === null || !unit.inCombat, 'is lost and in combat');
  return faults;
}

function leaderFaults(battle: Battle): string[] {
  return Object.values(battle.contingents).flatMap(({ id, leader }) => [
    ...(whole(leader.lp, 0, 99) ? [] : [`${id} has ${leader.lp} LPs`]),
    ...(whole(leader.spent, 0, 99) ? [] : [`${id} has spent ${leader.spent} LPs`]),
    ...(battle.units[leader.unit] ? [] : [`${id} is with nobody`]),
  ]);
}

/** True of every state, after every single event. */
export const rangeFaults = (battle: Battle): readonly string[] => [
  ...Object.values(battle.units).flatMap((unit) => unitFaults(battle, unit)),
  ...leaderFaults(battle),
];

/** True of every state that the rules alone lead to, after every command. */
export function ruleFaults(battle: Battle): readonly string[] {
  const faults: string[] = [];
  const check = (holds: boolean, what: string): void => {
    if (!holds) faults.push(what);
  };
  const units = Object.values(battle.units);
  for (const unit of units) {
    // CHG-4: a pursuer who has run into new enemies fights them before anything else.
    check(
      !unit.inCombat || unit.course === 'steady' || unit.course === 'pursuing',
      `${unit.id} fights while ${unit.course}`,
    );
    // AFTER-9: it is unformed once it has moved.
    check(
      unit.course === 'steady' || !unit.formed || unit.thisTurn.moved === null,
      `${unit.id} is formed and has run, ${unit.course}`,
    );
    check(!unit.followingUp || unit.inCombat || unit.lost !== null, `${unit.id} follows nobody`);
    check(!unit.fightsToDeath || unit.kind === 'retinue', `${unit.id} is no retinue`);
  }
  for (const unit of units.filter(({ inCombat }) => inCombat)) {
    check(opponentsOf(battle, unit).length > 0, `${unit.id} fights nobody`);
  }
  for (const { id, leader } of Object.values(battle.contingents)) {
    check(leader.fate === 'leading' || leader.atRisk === null, `${id} is gone and at risk`);
    check(
      leader.atRisk !== 'lostRetinue' || battle.units[leader.unit]?.lost !== null,
      `${id} has lost a retinue that is here`,
    );
    check(leader.fate !== 'leading' || leader.lp >= 0, `${id} leads without LPs`);
  }
  const { order } = battle.pack;
  check(new Set(order).size === order.length && order.every(isCard), 'the god pack is wrong');
  const kept = [...battle.sides.red.retained, ...battle.sides.black.retained];
  check(
    kept.every((card) => ['5', '7'].includes(rankOf(card) ?? '')),
    'a card is kept that cannot be',
  );
  for (const shock of battle.shocks) {
    check(battle.units[shock.unit] !== undefined, 'a shock comes from nobody');
  }
  return faults;
}
