import {
  type Battle,
  boardOf,
  FACING_NAMES,
  type Hex,
  hexName,
  hitMeans,
  holdersOf,
  isWarband,
  type Unit,
} from '../../rules';
import { answerers, type Offers } from './offers';

/** What a hit would do: "a hit routs: you win". */
export function hitWords(battle: Battle, target: Unit): string {
  const { result, savable, wins } = hitMeans(battle, target);
  if (result === 'spent') return 'a hit makes it spent';
  return `a hit routs${savable ? ', unless saved' : ''}${wins ? ': you win' : ''}`;
}

/** "fresh, facing north, moved" */
export function stateWords(battle: Battle, unit: Unit): string {
  if (!isWarband(unit)) return unit.state === 'routed' ? 'routed' : 'stands';
  const words: string[] = [unit.state];
  if (unit.hex !== null) words.push(`facing ${FACING_NAMES[unit.facing]}`);
  if (unit.hex !== null && holdersOf(boardOf(battle), unit).length > 0) words.push('held');
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

/** All that a hex has to say to who cannot see it. */
export function hexWords(battle: Battle, offers: Offers, picked: Unit | null, hex: Hex): string {
  const unit = boardOf(battle)[hex];
  const ground = battle.ground[hex] ?? 'open';
  const words = [hexName(hex)];
  if (ground !== 'open') words.push(ground);
  if (unit) words.push(`${unitWords(battle, unit)}: ${stateWords(battle, unit)}`);
  if (unit && unit.id === picked?.id) words.push('picked');
  const target = offers.targets.find((each) => each.unit.id === unit?.id);
  if (target) words.push(`attack ${target.best.ways} of 6, ${hitWords(battle, target.unit)}`);
  if (offers.hexes.includes(hex) && picked) {
    words.push(picked.state === 'waiting' ? 'deploy here' : `${picked.name} can go here`);
  }
  if (unit && answerers(battle).includes(unit)) {
    words.push(battle.attack?.due === 'save' ? 'can save it' : 'can pursue');
  }
  return words.join('. ');
}
