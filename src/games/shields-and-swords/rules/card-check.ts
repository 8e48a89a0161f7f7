import {
  type Card,
  type CardSide,
  type CardUnit,
  type CardWing,
  figuresOf,
  type Values,
} from './card';
import type { FigureName } from './figures';
import { isJudged } from './integrity';
import { forbidden, invalid, type Refusal } from './rule';
import { isHorse, SIDES, type Side, UNIT_TYPES } from './words';

/** What is wrong with a card, in words, and where. `invalid` cannot be played; the rest is odd and can. */
export interface Breach extends Refusal {
  readonly side?: Side;
  /** Places of the wing and of the unit in it. */
  readonly wing?: number;
  readonly unit?: number;
}

/** All that is wrong, in the order of the card. */
export const breaches = (card: Card): readonly Breach[] => [
  ...(card.name.trim() === '' ? [forbidden('CARD-1', 'The card has no name.')] : []),
  ...SIDES.flatMap((side) =>
    sideBreaches(card, card.sides[side]).map((breach): Breach => ({ ...breach, side })),
  ),
  ...victoryBreaches(card),
  ...figureBreaches(card),
];

/** Why a battle cannot begin with this card; null when it can. */
export const mayBegin = (card: Card): Refusal | null => {
  const fatal = breaches(card).find(({ kind }) => kind === 'invalid');
  return fatal ? { kind: fatal.kind, rule: fatal.rule, why: fatal.why } : null;
};

const isCount = (n: number, least: number): boolean => Number.isInteger(n) && n >= least;

function sideBreaches(card: Card, { name, wings, pool }: CardSide): readonly Breach[] {
  const found: Breach[] = [];
  if (name.trim() === '') found.push(forbidden('CARD-1', 'A side has no name.'));
  if (wings.length === 0) found.push(invalid(`${name} have no wing.`, 'CARD-1'));
  if (pool.length === 0) found.push(forbidden('CMD-2', `${name} have no markers.`));
  wings.forEach((wing, place) => {
    for (const breach of wingBreaches(card, wing, pool.length))
      found.push({ ...breach, wing: place });
  });
  const units = wings.flatMap((wing) => wing.units);
  const names = units.map((unit) => unit.name.trim());
  const twice = names.find((each, place) => each !== '' && names.indexOf(each) < place);
  if (twice) found.push(forbidden('UNIT-1', `Two units of ${name} are called ${twice}.`));
  const orders = units.length > 0 ? pool.flat() : [];
  if (orders.includes('fire') && units.every(hasNoFactor))
    found.push(forbidden('FIRE-1', `${name} have Fire markers and nobody who can fire.`));
  if (orders.includes('horse') && units.every(({ type }) => !isHorse(type)))
    found.push(forbidden('HORSE-1', `${name} have Horse markers and no horse.`));
  return found;
}

const hasNoFactor = ({ fireFactor, reduced }: CardUnit): boolean =>
  fireFactor === null && (reduced?.fireFactor ?? null) === null;

function wingBreaches(card: Card, wing: CardWing, markers: number): readonly Breach[] {
  const found: Breach[] = [];
  const { name, units } = wing;
  if (name.trim() === '') found.push(forbidden('CARD-1', 'A wing has no name.'));
  if (units.length === 0) found.push(invalid(`${name} has no units.`, 'CARD-1'));
  if (!isCount(wing.markers, 0))
    found.push(invalid(`${name}: ${wing.markers} is no number of markers.`, 'CMD-2'));
  else if (wing.markers === 0) found.push(forbidden('CMD-2', `${name} gets no markers.`));
  else if (wing.markers > markers)
    found.push(
      forbidden('CMD-2', `${name} may get ${wing.markers} markers; the pool has ${markers}.`),
    );
  const alone = units.every(({ type }) => isJudged(type));
  if (alone && units.length > 0 && units.length <= figuresOf(card).comrades)
    found.push(
      forbidden(
        'WING-3',
        `${name} has no veteran, no horse and too few foot to stay in the battle.`,
      ),
    );
  units.forEach((unit, place) => {
    for (const breach of unitBreaches(unit)) found.push({ ...breach, unit: place });
  });
  return found;
}

const badFactor = ({ fireFactor }: Values): boolean =>
  fireFactor !== null && !isCount(fireFactor, 1);

function unitBreaches(unit: CardUnit): readonly Breach[] {
  const found: Breach[] = [];
  const name = unit.name.trim() || 'A unit';
  if (unit.name.trim() === '') found.push(forbidden('UNIT-1', 'A unit has no name.'));
  if (badFactor(unit) || (unit.reduced && badFactor(unit.reduced)))
    found.push(invalid(`${name}: a fire factor is a whole number from 1 up.`, 'UNIT-3'));
  if (unit.crown && !unit.reduced)
    found.push(forbidden('UNIT-5', `${name} has one step, so there is no back for a crown.`));
  if (unit.arrives !== undefined && !isCount(unit.arrives, 1))
    found.push(invalid(`${name}: it comes in a turn from 1 up.`, 'MOVE-5'));
  return found;
}

function victoryBreaches({ victory }: Card): readonly Breach[] {
  const found: Breach[] = [];
  const { points, target, lead, turns, sideGone } = victory;
  if (UNIT_TYPES.some((type) => !isCount(points[type], 0)))
    found.push(invalid('Points for a unit are a whole number from 0 up.', 'VP-1'));
  if ((target !== null && !isCount(target, 1)) || !isCount(lead, 0))
    found.push(invalid('The target is a whole number from 1 up, the lead from 0 up.', 'VP-2'));
  if (turns !== null && !isCount(turns, 1))
    found.push(invalid('The last turn is a whole number from 1 up.', 'CARD-1'));
  if (target === null && turns === null && !sideGone)
    found.push(forbidden('CARD-1', 'Nothing ends this battle but the players.'));
  return found;
}

/** What a figure must be at least; the rest may be any whole number. */
const LEAST: Partial<Record<FigureName, number>> = {
  move: 0,
  horse: 0,
  suppressedMove: 0,
  withdraw: 0,
  withdrawBonus: 0,
  forming: 0,
  leaderReach: 0,
  comradeReach: 0,
  comrades: 0,
  range: 0,
  lowerTogether: 1,
};

function figureBreaches(card: Card): readonly Breach[] {
  const figures = figuresOf(card);
  const bad = (Object.keys(figures) as FigureName[]).find(
    (name) => !isCount(figures[name], LEAST[name] ?? Number.NEGATIVE_INFINITY),
  );
  return bad ? [invalid(`The figure "${bad}" cannot be ${figures[bad]}.`, 'CARD-1')] : [];
}
