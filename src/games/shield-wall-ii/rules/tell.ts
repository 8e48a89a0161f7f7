import type { EntryText, PreviewLine } from '#/core/kernel';
import { because, lineTeller, tellEffects, tellEvents, titleWithTerms } from '#/core/tell';
import type { Battle, Unit } from './battle';
import type { Command } from './command';
import type { BattleEvent, DieEvent, Event, UnitEvent } from './event';
import { evolve } from './evolve';
import { FACING_NAMES, hexName } from './hexes';
import type { Outcome } from './outcome';
import { title } from './title';

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
    linesOf: (now, event) => (event.type === 'die' ? [] : linesOf(now, event)),
    settle: (_, effect) => [effect],
  });

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
    case 'battle': {
      const changes = battleChanges(battle, event);
      return changes.length > 0 ? `${changes.join(', ')} (${because(event.reason)})` : null;
    }
    case 'playerTurn':
      return `Turn ${event.turn}, ${battle.armies[event.side].name}: ${event.commands} commands (CMD-1)`;
    case 'die':
      return dieLine(battle, event);
    case 'leaveBoard':
      return 'The table holds the positions';
    case 'enterBoard':
      return 'The phone holds the positions';
  }
}

function unitChanges(unit: Unit, { set }: UnitEvent): string[] {
  const words: string[] = [];
  if (set.state !== undefined && set.state !== unit.state) {
    words.push(`${unit.state} → ${set.state}`);
  }
  if (set.hex != null && set.hex !== unit.hex) words.push(`at ${hexName(set.hex)}`);
  if (set.facing !== undefined && set.facing !== unit.facing) {
    words.push(`faces ${FACING_NAMES[set.facing]}`);
  }
  return words;
}

const DUE_WORDS = {
  save: 'the defender chooses: save it or let it rout',
  pursuit: 'pursuit is open',
};

function battleChanges(battle: Battle, { set }: BattleEvent): string[] {
  const words: string[] = [];
  const { commands, phase, attack, victory, ended, options, opponent } = set;
  if (commands && commands.left !== battle.commands.left) {
    words.push(`Commands ${battle.commands.left} → ${commands.left}`);
  }
  if (phase === 'attacks' && battle.phase === 'orders') words.push('Orders are over');
  if (attack) words.push(`${battle.units[attack.target]?.name}: ${DUE_WORDS[attack.due]}`);
  if (victory) {
    const how = victory.how === 'points' ? 'by points' : 'by holding out';
    words.push(`${battle.armies[victory.side].name} win ${how}`);
  }
  if (ended && !victory) words.push(endWords(battle, ended));
  if (ended === null && battle.ended) words.push('The battle goes on');
  if (options) words.push('Options are changed');
  if (opponent) words.push(`The phone plays ${battle.armies[opponent.side].name}`);
  if (opponent === null && battle.opponent) words.push('Two people play');
  return words;
}

function endWords(battle: Battle, { how, side }: NonNullable<Battle['ended']>): string {
  const name = side && battle.armies[side].name;
  switch (how) {
    case 'field':
      return `${name} hold the field`;
    case 'gaveUp':
      return `${name} win: the enemy gives up`;
    case 'won':
      return `${name} have won`;
    case 'stopped':
      return 'The players stop';
  }
}

/** ATT-3, ATT-7: "Vikings throw 3: hit (4 of 6)". */
function dieLine(battle: Battle, { by, face, hit, hitWays }: DieEvent): string {
  const result = hit ? 'hit' : 'no hit';
  return face === null
    ? `No die needed: ${result} (ATT-7)`
    : `${battle.armies[by].name} throw ${face}: ${result}, ${hitWays} of 6 hit (ATT-3)`;
}

/** Where the battle stands: "Turn 6 of 18, Saxons: orders". */
export const heading = ({ turn, options, armies, side, phase }: Battle): string =>
  `Turn ${turn} of ${options.turns}, ${armies[side].name}: ${phase}`;
