import { agree } from '../agree';
import type { Battle, Unit } from '../battle';
import { flees, victorsOver } from '../fights';
import { forbidden } from '../rule';
import type { Loss } from '../words';
import { type Bar, duringPhase, firstOf, isHere } from './bar';

/** AFTER-1, AFTER-3: only a unit that has to go back, and has not gone, can find no room for it. */
export function mayBeBlocked(battle: Battle, unit: Unit): Bar {
  if (unit.course === 'broken')
    return forbidden(
      'AFTER-4',
      agree(unit.name, '{is|are} broken: with no way out {it|they} {surrenders|surrender}.'),
    );
  if (unit.course === 'retiring') return hasNotRun(unit, 'AFTER-3');
  const fellBack =
    unit.course === 'steady' &&
    unit.thisTurn.fought &&
    unit.inCombat &&
    !unit.followingUp &&
    victorsOver(battle, unit).length > 0;
  return fellBack
    ? null
    : forbidden('AFTER-1', agree(unit.name, '{has|have} not been told to fall back.'));
}

const hasNotRun = (unit: Unit, rule: 'AFTER-3' | 'AFTER-4'): Bar =>
  unit.thisTurn.moved === null
    ? null
    : forbidden(rule, agree(unit.name, '{has|have} moved: there was a way out.'));

/** AFTER-8: what a pursuit comes to is said when the pursuer has moved, once. */
export const mayReach = (battle: Battle, unit: Unit): Bar =>
  firstOf(
    mayMeet(battle, unit),
    unit.thisTurn.moved === null
      ? forbidden('AFTER-8', agree(unit.name, '{has|have} not made {its|their} pursuit move yet.'))
      : null,
    unit.thisTurn.reached ? forbidden('AFTER-8', `What ${unit.name} reached has been said.`) : null,
  );

/** CHG-4: pursuers only, and one enemy at a time. */
export const mayMeet = (battle: Battle, unit: Unit): Bar =>
  firstOf(
    isHere(unit),
    duringPhase(battle, 'movement', 'combat'),
    unit.course === 'pursuing'
      ? null
      : forbidden('AFTER-5', agree(unit.name, '{is|are} not pursuing.')),
    unit.inCombat
      ? forbidden('CHG-4', agree(unit.name, '{is|are} fighting new enemies already.'))
      : null,
    unit.thisTurn.reached === 'caught'
      ? forbidden(
          'AFTER-8',
          agree(unit.name, '{has|have} caught {its|their} enemy and {goes|go} no further.'),
        )
      : null,
  );

/** AFTER-3, AFTER-8: who runs can be caught. */
export const mayBeCaught = (unit: Unit): Bar =>
  flees(unit) ? null : forbidden('AFTER-3', agree(unit.name, '{is|are} not running.'));

/** AFTER-6: once for a catch. */
export const mayCutDown = (unit: Unit, target: Unit): Bar =>
  unit.thisTurn.caught === target.id
    ? null
    : forbidden(
        'AFTER-6',
        agree(
          unit.name,
          `{has|have} not caught ${target.name}, or {has|have} had {its|their} hack.`,
        ),
      );

/** AFTER-4, AFTER-5: who disperses, who surrenders, who runs off the table. */
export function mayLeave(unit: Unit, how: Loss): Bar {
  if (how === 'leftTable') {
    return unit.course === 'steady'
      ? forbidden(
          'AFTER-5',
          agree(unit.name, '{stands|stand}: {it|they} {does|do} not leave the table.'),
        )
      : null;
  }
  if (unit.course !== 'broken')
    return forbidden(
      'AFTER-4',
      agree(unit.name, '{is|are} not broken: {it|they} {stays|stay} in the battle.'),
    );
  return how === 'surrendered' ? hasNotRun(unit, 'AFTER-4') : null;
}
