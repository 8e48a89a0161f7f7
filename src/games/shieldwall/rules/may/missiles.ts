import { agree } from '../agree';
import type { Battle, Unit } from '../battle';
import { forbidden } from '../rule';
import { type Bar, duringPhase, firstOf, isHere, notInCombat } from './bar';

export const mayShoot = (battle: Battle, unit: Unit): Bar =>
  firstOf(
    isHere(unit),
    duringPhase(battle, 'missiles'),
    notInCombat(unit, 'MISS-1'),
    unit.course === 'broken'
      ? forbidden('MISS-1', agree(unit.name, '{is|are} broken and {does|do} not shoot.'))
      : null,
    unit.thisTurn.shot ? forbidden('MISS-1', agree(unit.name, '{has|have} shot this turn.')) : null,
  );
