import type { EntryText, PreviewLine } from '#/core/kernel';
import { because, lineTeller, tellEffects, tellEvents, titleWithTerms } from '#/core/tell';
import type { Battle, Contingent, Unit, UnitId } from './battle';
import { cardName } from './cards';
import type { Command } from './command';
import type { Duel } from './duel';
import type { Event, Reason, Throw, UnitEvent } from './event';
import { evolve } from './evolve';
import type { Outcome } from './outcome';
import { settle } from './settle';
import { title } from './title';
import {
  LEVEL_NAMES,
  PHASE_NAMES,
  SIDES,
  SUPERNUMERARIES,
  SUPERNUMERARY_NAMES,
  type Supernumerary,
} from './words';

/** What a command did, told from the battle as it stood before. */
export const tell = (before: Battle, command: Command, events: readonly Event[]): EntryText => ({
  title: titleWithTerms(title(before, command), command),
  lines: tellEvents(before, events, { evolve, linesOf }),
});

/** The effects of an outcome in words; what changes nothing that a player sees is left out. */
export const foretell = (
  battle: Battle,
  { effects }: Outcome,
  declined: readonly number[] = [],
): readonly PreviewLine[] =>
  tellEffects(battle, effects, declined, {
    evolve,
    linesOf,
    settle: (now, effect) => (effect.type === 'dice' ? [] : settle(now, [effect])),
    about: unitOf,
  });

/** The one unit that all of it befalls, and what of it pebbles and faces do not show. */
function unitOf(battle: Battle, events: readonly Event[]): Pick<PreviewLine, 'about' | 'extras'> {
  const told = events.filter((event) => lineOf(battle, event) !== null);
  const [first] = told;
  const unit = first?.type === 'unit' ? battle.units[first.unit] : undefined;
  if (!unit || !told.every((event) => event.type === 'unit' && event.unit === unit.id)) return {};
  const extras = told.flatMap((event) =>
    event.type === 'unit' ? [...extrasOf(unit, event), because(event.reason)] : [],
  );
  return { about: unit.id, extras: extras.join(', ') };
}

const linesOf = lineTeller(lineOf);

function lineOf(battle: Battle, event: Event): string | null {
  switch (event.type) {
    case 'unit': {
      const unit = battle.units[event.unit];
      const changes = unit ? unitChanges(unit, event) : [];
      return unit && changes.length > 0
        ? `${unit.name}: ${changes.join(', ')} (${because(event.reason)})`
        : null;
    }
    case 'leader': {
      const contingent = battle.contingents[event.contingent];
      const changes = contingent ? leaderChanges(battle, contingent, event) : [];
      return contingent && changes.length > 0
        ? `${contingent.leader.name}: ${changes.join(', ')} (${because(event.reason)})`
        : null;
    }
    case 'contingent': {
      const name = battle.contingents[event.contingent]?.name ?? '';
      if (event.set.signalled === undefined) return null;
      const words = event.set.signalled ? 'the advance is signalled' : 'the signal is taken back';
      return `${name}: ${words} (${because(event.reason)})`;
    }
    case 'side': {
      if (event.set.line) return lineInWords(battle, event.set.line);
      const cards = event.set.retained?.map(cardName).join(', ');
      return `${battle.sides[event.side].name}: ${cards || 'no cards'} in hand (${because(event.reason)})`;
    }
    case 'battle':
      return battleChange(battle, event);
    case 'turn':
      return null;
    case 'fight':
      return `${event.units.map((id) => battle.units[id]?.name).join(', ')}: in one fight (${because(event.reason)})`;
    case 'dice': {
      const throws = event.throws
        .filter((each) => each.faces.length > 0)
        .map((each) => `${whoThrew(battle, each.by)} ${facesInWords(each)}`);
      return event.takenBack
        ? rerolled(battle, event.throws)
        : `${throws.join('; ')}: ${event.meaning}`;
    }
  }
}

/** "5 3 1", or "1 hit of 4" where only the hits were said. */
const facesInWords = ({ faces, hits }: Throw): string =>
  hits === undefined
    ? faces.join(' ')
    : `${hits} ${hits === 1 ? 'hit' : 'hits'} of ${faces.length}`;

/** GOD-7: "Olaf rerolled a 4". */
const rerolled = (battle: Battle, throws: readonly Throw[]): string =>
  throws
    .map(({ by, faces }) => `${whoThrew(battle, by)} rerolled ${facesTakenUp(faces)}`)
    .join('; ');

/** "a 4", "6, 6 and 1" */
export const facesTakenUp = (faces: readonly number[]): string =>
  faces.length === 1 ? `a ${faces[0]}` : `${faces.slice(0, -1).join(', ')} and ${faces.at(-1)}`;

const lineInWords = (battle: Battle, line: readonly UnitId[]): string =>
  `From right to left: ${line.map((id) => battle.units[id]?.name ?? id).join(', ')}`;

const whoThrew = (battle: Battle, by: string): string =>
  battle.units[by]?.name ??
  battle.contingents[by]?.leader.name ??
  (by === 'red' || by === 'black' ? battle.sides[by].name : by);

const COURSE_WORDS = {
  steady: 'stands',
  retiring: 'retires',
  pursuing: 'pursues',
  broken: 'breaks',
};
const LOSS_WORDS = {
  destroyed: 'destroyed',
  routed: 'routed',
  surrendered: 'surrendered',
  leftTable: 'left the table',
};

const REACHED_WORDS = {
  caught: 'catches the enemy',
  newEnemy: 'meets new enemies',
  nobody: 'reaches nobody',
};

function unitChanges(unit: Unit, event: UnitEvent): string[] {
  const { set, cause } = event;
  const words: string[] = [];
  if (set.level && set.level !== unit.level)
    words.push(`${LEVEL_NAMES[unit.level]} → ${LEVEL_NAMES[set.level]}`);
  if (set.dps !== undefined && set.dps !== unit.dps)
    words.push(`DPs ${unit.dps} → ${set.dps}${cause ? `, ${cause}` : ''}`);
  return [...words, ...extrasOf(unit, event)];
}

/** All that an event does to a unit but to its level and its DPs. */
function extrasOf(unit: Unit, { set, reason }: UnitEvent): string[] {
  const words: string[] = [];
  const changed = <K extends keyof typeof set & keyof Unit>(key: K): boolean =>
    set[key] !== undefined && set[key] !== unit[key];
  if (changed('stands')) words.push(`stands ${unit.stands} → ${set.stands}`);
  if (changed('lost')) words.push(set.lost ? LOSS_WORDS[set.lost] : 'back in the battle');
  if (changed('formed')) words.push(set.formed ? 'formed' : 'unformed');
  if (set.course && changed('course')) words.push(COURSE_WORDS[set.course]);
  if (changed('followingUp') && set.followingUp) words.push('follows up');
  // A unit that fell back before and does so again changes in nothing else.
  if (reason === 'AFTER-1' && set.inCombat !== undefined) words.push('falls back');
  if (changed('inCombat')) words.push(set.inCombat ? 'in combat' : 'out of combat');
  if (changed('fightsToDeath'))
    words.push(set.fightsToDeath ? 'fights to the death' : 'no longer fights to the death');
  if (set.supernumeraries) words.push(...companyChanges(unit.supernumeraries, set.supernumeraries));
  const turn = set.thisTurn ?? {};
  if (turn.firstMove !== undefined) words.push(`first move ${turn.firstMove}″`);
  if (turn.moved) words.push(`moves ${turn.moved}″`);
  if (turn.rested) words.push('rests');
  if (turn.stood) words.push('stands');
  if (turn.reached) words.push(REACHED_WORDS[turn.reached]);
  if (turn.charge) words.push(turn.charge === 'charges' ? 'charges' : 'does not charge');
  return words;
}

/** ORG-5: who came, who went; one of two champions is told like any other. */
function companyChanges(
  before: readonly Supernumerary[],
  after: readonly Supernumerary[],
): readonly string[] {
  const count = (list: readonly Supernumerary[], kind: Supernumerary): number =>
    list.filter((each) => each === kind).length;
  return SUPERNUMERARIES.flatMap((kind) => {
    const more = count(after, kind) - count(before, kind);
    const name = SUPERNUMERARY_NAMES[kind].toLowerCase();
    return more === 0 ? [] : [more > 0 ? `joined by ${name}` : `loses ${name}`];
  });
}

const FATES = { leading: 'leads again', killed: 'falls', captured: 'captured' };

function leaderChanges(
  battle: Battle,
  { leader }: Contingent,
  { set }: Extract<Event, { type: 'leader' }>,
): string[] {
  const words: string[] = [];
  if (set.spent !== undefined && set.spent !== leader.spent)
    words.push(`${set.spent - leader.spent} LP spent`);
  if (set.lp !== undefined && set.lp !== leader.lp) words.push(`LPs ${leader.lp} → ${set.lp}`);
  if (set.fate && set.fate !== leader.fate) words.push(FATES[set.fate]);
  if (set.unit && set.unit !== leader.unit)
    words.push(`joins ${battle.units[set.unit]?.name ?? ''}`);
  if (set.atRisk) words.push(set.atRisk === 'lostRetinue' ? 'without a retinue' : 'at risk');
  return words;
}

function battleChange(
  battle: Battle,
  { set, reason }: Extract<Event, { type: 'battle' }>,
): string | null {
  if (set.first) return `${battle.sides[set.first].name} to go first (${because(reason)})`;
  if (set.godCard)
    return set.godCard.status === 'drawn'
      ? `${cardName(set.godCard.card)} (${because(reason)})`
      : null;
  if (set.rainUntil !== undefined)
    return set.rainUntil >= battle.turn ? `Rain (${because(reason)})` : `Dry (${because(reason)})`;
  if (set.phase && set.phase !== battle.phase && reason === 'byHand')
    return `${PHASE_NAMES[set.phase]} phase (by hand)`;
  if (set.duel) return duelChange(battle, set.duel, reason);
  if (set.options) return 'Other options from here on (by hand)';
  return null;
}

/** What an exchange did to the fighters, and who has the advantage now; hands stay secret. */
function duelChange(battle: Battle, duel: Duel, reason: Reason): string | null {
  const words: string[] = [];
  const before = battle.duel;
  const fought = duel.exchanges.length > (before?.exchanges.length ?? 0);
  const last = fought ? duel.exchanges.at(-1) : undefined;
  if (last) {
    const wounded = SIDES.filter((side) => last.wounded.includes(side)).map(
      (side) =>
        `the fighter of ${battle.sides[side].name} takes a wound (${duel.fighters[side].wounds})`,
    );
    words.push(...(wounded.length > 0 ? wounded : ['Nobody is hurt']));
  }
  if (duel.result?.how === 'fought')
    words.push(
      ...duel.result.killed.map((side) => `the fighter of ${battle.sides[side].name} falls`),
    );
  else if (duel.advantage && (fought || duel.advantage !== before?.advantage))
    words.push(`advantage to ${battle.sides[duel.advantage].name}`);
  return words.length > 0 ? `${words.join(', ')} (${because(reason)})` : null;
}
