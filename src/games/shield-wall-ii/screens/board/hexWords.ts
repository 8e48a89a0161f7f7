import {
  type Battle,
  boardOf,
  FACING_NAMES,
  frontHexes,
  HEXES,
  type Hex,
  hexName,
  hitMeans,
  holdersOf,
  isWarband,
  listed,
  type Unit,
} from '../../rules';
import { answerers, type Offers, thingsToDo } from './offers';

/** What a hit would do: "a hit routs: you win". */
export function hitWords(battle: Battle, target: Unit): string {
  const { result, savable, wins } = hitMeans(battle, target);
  if (result === 'spent') return 'a hit makes it spent';
  return `a hit routs${savable ? ', unless saved' : ''}${wins ? ': you win' : ''}`;
}

/** The same for a small button: "routs: you win". */
export function hitWordsInShort(battle: Battle, target: Unit): string {
  const { result, savable, wins } = hitMeans(battle, target);
  if (result === 'spent') return 'spent';
  if (savable) return `${wins ? 'wins' : 'routs'} unless saved`;
  return wins ? 'routs: you win' : 'routs';
}

/** MOVE-4 */
export const isHeld = (battle: Battle, unit: Unit): boolean =>
  unit.hex !== null && holdersOf(boardOf(battle), unit).length > 0;

/** "fresh, facing north, moved" */
export function stateWords(battle: Battle, unit: Unit): string {
  if (!isWarband(unit)) return unit.state === 'routed' ? 'routed' : 'stands';
  const words: string[] = [unit.state];
  if (unit.hex !== null) words.push(`facing ${FACING_NAMES[unit.facing]}`);
  if (isHeld(battle, unit)) words.push('held');
  if (unit.moved) words.push('moved');
  if (unit.attacked) words.push('attacked');
  return words.join(', ');
}

/** "Byrhtnoth, lord of the Saxons" */
function unitWords(battle: Battle, { name, kind, side }: Unit): string {
  const army = battle.armies[side].name;
  if (kind === 'camp') return name;
  return kind === 'lord' ? `${name}, lord of the ${army}` : `${name} of the ${army}`;
}

/** "in front: Thorkel and Olaf" */
function frontWords(battle: Battle, unit: Unit): string[] {
  const enemies = frontHexes(unit).flatMap((hex) => {
    const there = boardOf(battle)[hex];
    return there && there.side !== unit.side ? [there.name] : [];
  });
  return isWarband(unit) && enemies.length > 0 ? [`in front: ${listed(enemies)}`] : [];
}

/** "can move and turn": what a tap on this one would offer. */
function ableWords(battle: Battle, unit: Unit): string[] {
  const things = thingsToDo(battle, unit);
  return things.length > 0 ? [`can ${listed(things)}`] : [];
}

/** What a hex has to say whatever is picked. */
interface Standing {
  readonly words: readonly string[];
  /** What whoever stands there can do; not said of who is picked. */
  readonly able: readonly string[];
}

function standingAt(battle: Battle, hex: Hex): Standing {
  const unit = boardOf(battle)[hex];
  const ground = battle.ground[hex] ?? 'open';
  const words = [hexName(hex), ...(ground === 'open' ? [] : [ground])];
  if (!unit) return { words, able: [] };
  words.push(`${unitWords(battle, unit)}: ${stateWords(battle, unit)}`);
  return { words: [...words, ...frontWords(battle, unit)], able: ableWords(battle, unit) };
}

/** Of every hex, by its number: found once for each state of the battle. */
export const standings = (battle: Battle): readonly Standing[] =>
  HEXES.map((hex) => standingAt(battle, hex));

/** What is shown on the board besides the battle itself. */
export interface Shown {
  readonly offers: Offers;
  readonly picked: Unit | null;
  readonly struck?: ReadonlyMap<Hex, readonly Unit[]> | undefined;
}

/** All that a hex has to say to who cannot see it. */
export function hexWords(
  battle: Battle,
  { offers, picked, struck }: Shown,
  hex: Hex,
  standing: Standing = standingAt(battle, hex),
): string {
  const unit = boardOf(battle)[hex];
  const words = [...standing.words];
  if (unit && unit.id === picked?.id) words.push('picked');
  else words.push(...standing.able);
  const target = offers.targets.find((each) => each.unit.id === unit?.id);
  if (target) words.push(`attack ${target.best.ways} of 6, ${hitWords(battle, target.unit)}`);
  if (offers.hexes.includes(hex) && picked) {
    words.push(picked.state === 'waiting' ? 'deploy here' : `${picked.name} can go here`);
  }
  if (unit && answerers(battle).includes(unit)) {
    words.push(battle.attack?.due === 'save' ? 'can save it' : 'can pursue');
  }
  const strikers = struck?.get(hex);
  if (strikers) words.push(`${strikers.length} of the enemy can strike here`);
  return words.join('. ');
}
