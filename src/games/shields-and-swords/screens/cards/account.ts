import {
  type Breach,
  type Card,
  type CardUnit,
  FACE_NAMES,
  SIDES,
  type Side,
  type Values,
} from '../../rules';

const counted = (n: number, one: string): string => `${n} ${n === 1 ? one : `${one}s`}`;

/** "Saxons against Raiders: 20 units" */
export function sizeOf(card: Card): string {
  const units = SIDES.flatMap((side) => card.sides[side].wings.flatMap((wing) => wing.units));
  const names = SIDES.map((side) => card.sides[side].name).join(' against ');
  return `${names}: ${counted(units.length, 'unit')}`;
}

/** All that a card may be looked for by. */
export const namesIn = (card: Card): readonly string[] => [
  card.name,
  ...SIDES.flatMap((side) => {
    const { name, wings } = card.sides[side];
    return [name, ...wings.flatMap((wing) => [wing.name, ...wing.units.map((unit) => unit.name)])];
  }),
];

const values = ({ class: combatClass, fireFactor }: Values): string =>
  `${combatClass}${fireFactor === null ? '' : ` fire ${fireFactor}`}`;

/** "V A / B" */
export const printedOn = (unit: CardUnit): string =>
  `${unit.type} ${values(unit)}${unit.reduced ? ` / ${values(unit.reduced)}` : ''}${unit.crown ? ', crown' : ''}`;

/** The whole card as a text that can be read without the app. */
export function asText(card: Card): string {
  const blocks = SIDES.map((side) => {
    const { name, wings, pool } = card.sides[side];
    return [
      name,
      `Markers: ${pool.map(([one, other]) => (one === other ? FACE_NAMES[one] : `${FACE_NAMES[one]}/${FACE_NAMES[other]}`)).join(', ')}`,
      ...wings.flatMap((wing) => [
        `${wing.name} (${wing.colour}, ${counted(wing.markers, 'marker')} a turn)`,
        ...wing.units.map((unit) => `- ${unit.name}: ${printedOn(unit)}`),
      ]),
    ].join('\n');
  });
  return [card.name, ...blocks, ...card.notes.map(({ text }) => text)].join('\n\n');
}

/** What is wrong at one place of the card; without a side, what is wrong with it as a whole. */
export const breachesAt = (
  breaches: readonly Breach[],
  side?: Side,
  wing?: number,
  unit?: number,
): readonly Breach[] =>
  breaches.filter((each) => each.side === side && each.wing === wing && each.unit === unit);
