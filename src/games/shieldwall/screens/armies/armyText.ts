import { type Army, type Breach, GRADES, SUPERNUMERARY_NAMES } from '#/games/shieldwall/rules';

/** An army in words and figures. */

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

const unitsOf = (army: Army) => army.contingents.flatMap(({ units }) => units);

export const supernumerariesOf = (army: Army): number =>
  unitsOf(army).reduce((sum, unit) => sum + unit.supernumeraries.length, 0);

/** "3 contingents, 9 units, 15 stands" */
export function sizeOf(army: Army): string {
  const units = unitsOf(army);
  const stands = units.reduce((sum, unit) => sum + unit.stands, 0);
  return [
    counted(army.contingents.length, 'contingent'),
    counted(units.length, 'unit'),
    counted(stands, 'stand'),
  ].join(', ');
}

/** "3 A, 6 B": stands of each grade there is. */
export const gradesOf = (army: Army): string =>
  GRADES.flatMap((grade) => {
    const stands = unitsOf(army)
      .filter((unit) => unit.grade === grade)
      .reduce((sum, unit) => sum + unit.stands, 0);
    return stands > 0 ? [`${stands} ${grade}`] : [];
  }).join(', ');

/** The whole army to be read, in a message or on paper. */
export function asText(army: Army): string {
  const contingents = army.contingents.map(({ name, leader, units }) => {
    const chief = leader.commander ? ', commander in chief' : '';
    const lines = units.map((unit) => {
      const extras = unit.supernumeraries.map(
        (each) => `, ${SUPERNUMERARY_NAMES[each].toLowerCase()}`,
      );
      const kind = unit.kind === 'retinue' ? 'retinue' : 'band';
      return `- ${unit.name}: ${kind}, ${unit.grade} Grade, ${counted(unit.stands, 'stand')}${extras.join('')}`;
    });
    return [`${name}: ${leader.name}, ${leader.lp} LP${chief}`, ...lines].join('\n');
  });
  return [`${army.name}\n${sizeOf(army)}`, ...contingents].join('\n\n');
}

/** What is broken by the army as a whole, by a contingent, or by a unit. */
export const breachesAt = (
  breaches: readonly Breach[],
  contingent?: number,
  unit?: number,
): readonly Breach[] =>
  breaches.filter((each) => each.contingent === contingent && each.unit === unit);

/** All that an army may be looked for by. */
export const namesIn = (army: Army): readonly string[] => [
  army.name,
  ...army.contingents.flatMap(({ name, leader, units }) => [
    name,
    leader.name,
    ...units.map((unit) => unit.name),
  ]),
];
