import type { MusteredContingent, MusteredUnit } from '#/games/shieldwall/rules/army';
import {
  type Battle,
  begin,
  type Contingent,
  type Leader,
  type Unit,
} from '#/games/shieldwall/rules/battle';
import type { Effect } from '#/games/shieldwall/rules/effect';
import { evolve } from '#/games/shieldwall/rules/evolve';
import { QUICK_SHEET } from '#/games/shieldwall/rules/options';
import type { Verdict } from '#/games/shieldwall/rules/outcome';
import type { Refusal } from '#/games/shieldwall/rules/rule';
import type { Grade, Supernumerary } from '#/games/shieldwall/rules/words';

const retinue = (grade: Grade, ...supernumeraries: Supernumerary[]): MusteredUnit => ({
  name: 'Retinue',
  kind: 'retinue',
  grade,
  stands: 1,
  supernumeraries,
});

const band = (grade: Grade): MusteredUnit => ({
  name: 'Band',
  kind: 'band',
  grade,
  stands: 2,
  supernumeraries: [],
});

const contingent = (
  name: string,
  lp: number,
  commander: boolean,
  units: readonly MusteredUnit[],
): MusteredContingent => ({ name, leader: { name, lp, commander }, units });

/**
 * Two small hosts. Red: Harald (C-in-C, 5 LPs, holy person) and Sven (3 LPs, heroic champion).
 * Black: Alfred (C-in-C, 4 LPs, special weapon) and Uhtred (2 LPs, holy person).
 */
const HOSTS = begin({
  armies: {
    red: {
      name: 'Danes',
      contingents: [
        contingent('Harald', 5, true, [retinue('A', 'holyPerson'), band('B'), band('C')]),
        contingent('Sven', 3, false, [retinue('B', 'heroicChampion'), band('D')]),
      ],
    },
    black: {
      name: 'Saxons',
      contingents: [
        contingent('Alfred', 4, true, [retinue('A', 'specialWeapon'), band('C')]),
        contingent('Uhtred', 2, false, [retinue('B', 'holyPerson'), band('C')]),
      ],
    },
  },
  options: QUICK_SHEET,
  seed: 'hosts',
});

export interface Patch {
  readonly battle?: Partial<Battle>;
  readonly units?: Readonly<Record<string, Partial<Unit>>>;
  readonly leaders?: Readonly<Record<string, Partial<Leader>>>;
}

/** The hosts, changed where a test needs it. */
export function hosts({ battle = {}, units = {}, leaders = {} }: Patch = {}): Battle {
  const patchedUnits = Object.fromEntries(
    Object.values(HOSTS.units).map((unit) => [unit.id, { ...unit, ...units[unit.id] }]),
  );
  const patchedContingents = Object.fromEntries(
    Object.values(HOSTS.contingents).map((each) => [
      each.id,
      { ...each, leader: { ...each.leader, ...leaders[each.id] } },
    ]),
  );
  return { ...HOSTS, units: patchedUnits, contingents: patchedContingents, ...battle };
}

export const RED_UNITS = ['red-0-0', 'red-0-1', 'red-0-2', 'red-1-0', 'red-1-1'];
export const BLACK_UNITS = ['black-0-0', 'black-0-1', 'black-1-0', 'black-1-1'];

export function contingentNamed(battle: Battle, id: string): Contingent {
  const found = battle.contingents[id];
  if (!found) throw new Error(`no contingent ${id}`);
  return found;
}

export function effectsOf(verdict: Verdict): readonly Effect[] {
  if (!verdict.ok) throw new Error(`refused: ${verdict.error.why}`);
  return verdict.value.effects;
}

export function refusalOf(verdict: Verdict): Refusal {
  if (verdict.ok) throw new Error('it was accepted');
  return verdict.error;
}

/** What a refusal is, whatever its words; but words there must be. */
export function kindAndRule(refusal: Refusal | null): readonly [string, string | null] | null {
  if (refusal && refusal.why.length < 12) throw new Error(`says too little: "${refusal.why}"`);
  return refusal && [refusal.kind, refusal.rule];
}

/** The battle after the plain events of a verdict; DPs and levels are settled elsewhere. */
export const applied = (battle: Battle, verdict: Verdict): Battle =>
  effectsOf(verdict).reduce(
    (now, effect) =>
      effect.type === 'dps' || effect.type === 'level' || effect.type === 'stands'
        ? now
        : evolve(now, effect),
    battle,
  );
