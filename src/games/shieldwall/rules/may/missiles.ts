import type { Battle, Unit } from '../battle';
import { forbidden } from '../rule';
import { type Bar, duringPhase, firstOf, isHere, notInCombat } from './bar';

export const mayShoot = (battle: Battle, unit: Unit): Bar =>
  firstOf(
    isHere(unit),
    duringPhase(battle, 'missiles'),
    notInCombat(unit, 'MISS-1'),
    unit.course === 'broken'
      ? forbidden('MISS-1', `${unit.name} is broken and does not shoot.`)
      : null,
    unit.thisTurn.shot ? forbidden('MISS-1', `${unit.name} has shot this turn.`) : null,
  );
