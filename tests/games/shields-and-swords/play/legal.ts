import {
  type Battle,
  clashesAt,
  fullSteps,
  isHere,
  isHorse,
  questionOf,
} from '#/games/shields-and-swords/rules';

/** What is wrong with a state, in words; nothing when it is legal. */

const whole = (n: number, least: number, most: number): boolean =>
  Number.isInteger(n) && n >= least && n <= most;

/** True of every state, after every single event, whatever the players did by hand. */
export function rangeFaults(battle: Battle): readonly string[] {
  const faults: string[] = [];
  const check = (holds: boolean, what: string): void => {
    if (!holds) faults.push(what);
  };
  for (const unit of Object.values(battle.units)) {
    check(whole(unit.steps, 0, fullSteps(unit)), `${unit.id} has ${unit.steps} steps`);
    check(battle.wings[unit.wing] !== undefined, `${unit.id} is of no wing`);
    if (unit.steps === 0)
      check(!unit.suppressed && !unit.inShieldWall, `${unit.id} is gone and bears a marker`);
  }
  for (const side of ['red', 'black'] as const) {
    check(whole(battle.turns[side], 0, 9999), `${side} has had ${battle.turns[side]} turns`);
    const laid = Object.values(battle.wings)
      .filter((wing) => wing.side === side)
      .flatMap((wing) => wing.laid);
    const markers = laid.map(({ marker }) => marker);
    check(new Set(markers).size === markers.length, `${side} has laid a marker twice`);
    for (const { marker, face } of laid)
      check(
        battle.card.sides[side].pool[marker]?.includes(face) === true,
        `${side} has no ${face} on marker ${marker}`,
      );
  }
  return faults;
}

/** True of every state that the rules alone lead to, after every command. */
export function ruleFaults(battle: Battle): readonly string[] {
  const faults: string[] = [];
  const check = (holds: boolean, what: string): void => {
    if (!holds) faults.push(what);
  };
  for (const unit of Object.values(battle.units)) {
    check(!unit.inShieldWall || !isHorse(unit.type), `${unit.id} is horse in a shield wall`);
    check(!unit.thisPhase.fired || battle.phase === 'fire', `${unit.id} fired in no Fire phase`);
    const { attacked, wasAttacked } = unit.thisPhase;
    check(!attacked || unit.side === battle.active, `${unit.id} attacked out of turn`);
    check(!wasAttacked || unit.side !== battle.active, `${unit.id} was attacked by its own side`);
  }
  for (const wing of Object.values(battle.wings)) {
    check(clashesAt(battle, wing).length === 0, `${wing.id} has orders that clash`);
    check(!wing.check || wing.side === battle.active, `${wing.id} is judged out of turn`);
  }
  const { attack } = battle;
  if (attack) {
    const target = battle.units[attack.target];
    check(target !== undefined && target.side !== battle.active, 'the attack has no enemy');
    check(attack.stage === 'advance' || (target !== undefined && isHere(target)), 'nobody to hurt');
    const question = questionOf(battle);
    check(question !== null, 'an open attack asks nothing');
    if (question?.ask === 'advance') check(question.who.length > 0, 'nobody can advance');
  }
  const { red, black } = battle.turns;
  check(Math.abs(red - black) <= 2, `turns are ${red} and ${black}`);
  return faults;
}
