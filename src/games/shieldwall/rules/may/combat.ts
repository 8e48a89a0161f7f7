import { agree } from '../agree';
import type { Battle, Unit } from '../battle';
import { flees, hasRunInto, isFoughtAtOnce, opponentsOf } from '../fights';
import { forbidden } from '../rule';
import { type Bar, contingentOf, duringPhase, firstOf, isHere, notInCombat } from './bar';
import { isDrivenOn } from './movement';

/** A unit goes into a combat once a turn. */
const hasFought = (unit: Unit): Bar =>
  unit.thisTurn.fought
    ? forbidden('COMB-5', agree(unit.name, '{has|have} fought this turn.'))
    : null;

/** What bars a unit from a charge, wherever it stands and whatever the phase. */
export const mayDeclare = (battle: Battle, unit: Unit): Bar =>
  firstOf(
    unit.course === 'pursuing'
      ? forbidden(
          'CHG-4',
          agree(
            unit.name,
            '{pursues|pursue}: {it|they} {charges|charge} whom {it|they} {meets|meet}, without a test.',
          ),
        )
      : null,
    flees(unit)
      ? forbidden('AFTER-3', agree(unit.name, `{is|are} ${unit.course} and cannot charge.`))
      : null,
    unit.level === 'shaken'
      ? forbidden('CHG-1', agree(unit.name, '{is|are} Shaken and may not declare a charge.'))
      : null,
    unit.thisTurn.charge
      ? forbidden('CHG-1', agree(unit.name, '{has|have} declared {its|their} charge this turn.'))
      : null,
    hasFought(unit),
    contingentOf(battle, unit)?.signalled || isDrivenOn(unit)
      ? null
      : forbidden('LEAD-3', `${unit.name}'s leader has not signalled the advance.`),
  );

export function mayCharge(battle: Battle, unit: Unit): Bar {
  const opponents = opponentsOf(battle, unit);
  // CHG-4: whom pursuers run into reacts at once, as to any charge.
  const reacts = opponents.length > 0 && opponents.every(hasRunInto);
  const free = firstOf(duringPhase(battle, 'combat'), notInCombat(unit, 'AFTER-2'));
  return firstOf(isHere(unit), reacts ? null : free, mayDeclare(battle, unit));
}

/** CHG-1: Blood lust within 2" must declare, whatever a control test said about its move (CTRL-3). */
export const mustCharge = (battle: Battle, unit: Unit): boolean =>
  unit.level === 'bloodLust' && mayCharge(battle, unit) === null;

/** `met`: pursuers have run into these units, who fight them whatever the phase and whatever they have done (CHG-4). */
export const mayFight = (battle: Battle, unit: Unit, met = isFoughtAtOnce(battle, unit)): Bar =>
  firstOf(
    isHere(unit),
    met ? null : duringPhase(battle, 'combat'),
    unit.course === 'broken'
      ? forbidden('AFTER-4', agree(unit.name, '{is|are} broken and only {runs|run}.'))
      : null,
    unit.course === 'pursuing' && !unit.inCombat
      ? forbidden(
          'CHG-4',
          agree(unit.name, '{pursues|pursue}: say first whom {it|they} {meets|meet}.'),
        )
      : null,
    met ? null : hasFought(unit),
  );
