import type { EntryText, PreviewLine } from '#/core/kernel';
import { because, tellEffects, tellEvents, titleWithTerms } from '#/core/tell';
import type { Battle, Laid, Unit } from './battle';
import type { Command } from './command';
import type { Effect } from './effect';
import type { BattleEvent, Event, UnitEvent } from './event';
import { evolve } from './evolve';
import { worthOf } from './score';
import { settle } from './settle';
import { endingWords, title } from './title';
import { valuesOf, wingsOf } from './unit';
import { FACE_NAMES, otherSide, PHASE_NAMES, type Side } from './words';

/**
 * What a command did, told from the battle as it stood before. The back of a counter is told only
 * once it lies up (UNIT-6), a crown with the points that it brought (VP-3).
 */
export const tell = (before: Battle, command: Command, events: readonly Event[]): EntryText => ({
  title: titleWithTerms(title(before, command, events), command),
  lines: tellEvents(before, events, {
    evolve,
    linesOf: (battle, event) => lineOf(battle, event, true),
  }),
});

/** Effects in words, before they happen: no value of a back, no crown (UNIT-6). */
export const foretell = (
  battle: Battle,
  effects: readonly Effect[],
  declined: readonly number[] = [],
): readonly PreviewLine[] =>
  tellEffects(battle, effects, declined, {
    evolve,
    linesOf: (now, event) => lineOf(now, event, false),
    settle: (now, effect) => (effect.type === 'dice' ? [] : settle(now, [effect])),
  });

function lineOf(battle: Battle, event: Event, happened: boolean): readonly string[] {
  switch (event.type) {
    case 'unit': {
      const unit = battle.units[event.unit];
      const changes = unit ? unitChanges(battle, unit, event, happened) : [];
      return unit && changes.length > 0
        ? [`${unit.name}: ${changes.join(', ')} (${because(event.reason)})`]
        : [];
    }
    case 'wing': {
      const name = battle.wings[event.wing]?.name ?? '';
      const { laid, check } = event.set;
      if (laid) return [`${name}: ${laid.map(laidWords).join(', ') || 'no orders'}`];
      return check === false ? [judged(name)] : [];
    }
    case 'moved':
      return [`${battle.units[event.unit]?.name ?? ''} ${event.how} (${because(event.reason)})`];
    case 'battle':
      return battleChange(battle, event);
    case 'phase':
      return event.reason === 'byHand'
        ? [`${PHASE_NAMES[event.phase]} phase (by hand)`]
        : takenOnTrust(battle);
    case 'turn':
      return [...takenOnTrust(battle), ...startOfTurn(battle, event.side)];
    case 'dice':
      return [`${battle.units[event.by]?.name ?? ''} throws ${event.face}: ${event.meaning}`];
  }
}

const laidWords = ({ face, on, pitched }: Laid): string => {
  if (face !== 'bonus') return FACE_NAMES[face];
  const order = on ? ` on ${FACE_NAMES[on]}` : '';
  return `Bonus${order}${pitched ? ', pitched' : ''}`;
};

/** Where the phone took the players' word for what it cannot see. */
const judged = (name: string): string =>
  `${name}: the rest is in reach, as the players say (WING-1)`;

/** WING-1: going on says that all are in reach. */
const takenOnTrust = (battle: Battle): readonly string[] =>
  wingsOf(battle, battle.active)
    .filter(({ check }) => check)
    .map(({ name }) => judged(name));

const countOf = (markers: number): string =>
  markers === 1 ? '1 marker comes back' : `${markers} markers come back`;

/** TURN-3: what a side's new turn takes off the table. */
export function startOfTurn(battle: Battle, side: Side): readonly string[] {
  const wings = wingsOf(battle, side);
  const walls = wings.filter((wing) =>
    Object.values(battle.units).some((unit) => unit.wing === wing.id && unit.inShieldWall),
  );
  const markers = wings.reduce((sum, { laid }) => sum + laid.length, 0);
  return [
    ...walls.map(({ name }) => `${name}: the shield wall ends (TURN-3)`),
    ...(markers > 0 ? [`${battle.card.sides[side].name}: ${countOf(markers)} (TURN-3)`] : []),
  ];
}

function unitChanges(
  battle: Battle,
  unit: Unit,
  { set }: UnitEvent,
  happened: boolean,
): readonly string[] {
  const words: string[] = [];
  const changed = <K extends keyof typeof set & keyof Unit>(key: K): boolean =>
    set[key] !== undefined && set[key] !== unit[key];
  if (changed('steps')) words.push(stepWords(battle, unit, set.steps ?? 0, happened));
  if (changed('suppressed') && set.steps !== 0)
    words.push(set.suppressed ? 'suppressed' : 'no longer suppressed');
  if (changed('inShieldWall') && set.steps !== 0)
    words.push(set.inShieldWall ? 'forms shield wall' : 'leaves the shield wall');
  if (changed('arrived')) words.push(set.arrived ? 'arrives' : 'has not arrived');
  const up = set.front ?? set.reverse;
  if (up) words.push(`now ${up.class}${up.fireFactor === null ? '' : `, fire ${up.fireFactor}`}`);
  return words;
}

/** UNIT-4, VP-1: a step lost or given back, and what it shows or brings. */
function stepWords(battle: Battle, unit: Unit, steps: number, happened: boolean): string {
  if (steps === 0) {
    const enemy = battle.card.sides[otherSide(unit.side)].name;
    const points = worthOf(battle.card, unit);
    return happened ? `eliminated, ${points} to ${enemy}` : 'eliminated';
  }
  if (steps > unit.steps) return unit.steps === 0 ? 'back in the battle' : 'a step given back';
  const { class: combatClass } = valuesOf({ ...unit, steps });
  return happened ? `loses a step, now ${combatClass}` : 'loses a step';
}

function battleChange(battle: Battle, { set, reason }: BattleEvent): readonly string[] {
  const lines: string[] = [];
  const by = `(${because(reason)})`;
  if (set.initiative !== undefined) {
    const to = set.initiative ? battle.card.sides[set.initiative].name : 'nobody';
    lines.push(`The initiative marker goes to ${to} ${by}`);
  }
  if (set.attack && battle.attack && set.attack.result !== battle.attack.result)
    lines.push(`${battle.attack.result} becomes ${set.attack.result} ${by}`);
  if (set.awarded) {
    const { red, black } = set.awarded;
    lines.push(`Points beside those for units: ${red} and ${black} ${by}`);
  }
  if (set.ended) lines.push(`${endingWords(battle, set.ended)} ${by}`);
  if (set.options) lines.push('Other options from here on (by hand)');
  return lines;
}
