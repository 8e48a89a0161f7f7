import { begin, isDeployed, isWarband } from './battle';
import { FIGURES } from './figures';
import { hexName } from './hexes';
import { checkOptions } from './options';
import { winnerByPoints } from './points';
import type { Setup } from './setup';
import { isClosed, terrainFaults } from './terrain';
import { SIDES } from './words';

/** What is wrong with a battle that somebody made, in words; nothing when it can be played. */
export function setupFaults(setup: Setup): readonly string[] {
  const names = SIDES.filter((side) => setup.armies[side].warbands.length !== FIGURES.warbands);
  const options = checkOptions(setup.options);
  return [
    ...names.map((side) => `${setup.armies[side].name} need ${FIGURES.warbands} warbands.`),
    ...terrainFaults(setup.terrain),
    ...(options ? [options.why] : []),
    ...startFaults(setup),
  ];
}

function startFaults(setup: Setup): readonly string[] {
  const battle = begin(setup);
  const units = Object.values(battle.units);
  const faults: string[] = [];
  const named = setup.start?.units.map(({ unit }) => unit) ?? [];
  if (named.some((id) => !Object.hasOwn(battle.units, id))) faults.push('There is no such unit.');
  if (new Set(named).size < named.length) faults.push('A unit is named twice.');
  const taken = new Set<number>();
  for (const unit of units) {
    const { name, hex, state } = unit;
    if (!isWarband(unit) && state !== 'fresh' && state !== 'routed') {
      faults.push(`${name} is never waiting and never spent.`);
    }
    if (battle.mode === 'tally') continue;
    if (isDeployed(unit) !== (hex !== null)) {
      faults.push(`${name} is ${state} and ${hex === null ? 'in no hex' : 'in a hex'}.`);
    }
    if (hex === null) continue;
    if (taken.has(hex)) faults.push(`Two units stand in ${hexName(hex)}.`);
    if (isClosed(battle.ground[hex] ?? 'open')) faults.push(`${name} stands on closed ground.`);
    taken.add(hex);
  }
  if (winnerByPoints(battle)) faults.push('The battle is over before it begins.');
  return faults;
}
