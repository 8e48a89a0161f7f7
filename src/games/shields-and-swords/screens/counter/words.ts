import {
  type Battle,
  isHere,
  type SeenUnit,
  seenUnit,
  TYPE_NAMES,
  type Unit,
  type Values,
} from '../../rules';

/** "B", or "C, fire 7" */
const valueWords = ({ class: combatClass, fireFactor }: Values): string =>
  fireFactor === null ? combatClass : `${combatClass}, fire ${fireFactor}`;

const stepWords = ({ steps, fullSteps }: SeenUnit): string => {
  if (steps === 0) return 'eliminated';
  return fullSteps === 1 ? '1 step' : steps < fullSteps ? 'reduced' : `${steps} steps`;
};

/** What is so of a unit beside its figures: "suppressed", "in shield wall". */
function marksOf(unit: Unit): readonly string[] {
  const { suppressed, inShieldWall, thisPhase, steps, arrived } = unit;
  return [
    ...(steps > 0 && !arrived ? ['not arrived'] : []),
    ...(suppressed ? ['suppressed'] : []),
    ...(inShieldWall ? ['in shield wall'] : []),
    ...(thisPhase.fired ? ['has fired'] : []),
    ...(thisPhase.attacked ? ['has attacked'] : []),
    ...(thisPhase.wasAttacked ? ['was attacked'] : []),
    ...(thisPhase.held ? ['held'] : []),
  ];
}

/** All that everybody may know of a counter (UNIT-6). */
export function unitWords(battle: Battle, unit: Unit): string {
  const seen = seenUnit(battle, unit);
  return [
    TYPE_NAMES[unit.type].toLowerCase(),
    `class ${valueWords(seen)}`,
    stepWords(seen),
    ...(seen.crown && isHere(unit) ? ['crown'] : []),
    ...marksOf(unit),
  ].join(', ');
}
