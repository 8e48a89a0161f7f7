import { FIGURES } from './figures';
import type { RuleId } from './rule';
import type { Grade, Side, Supernumerary, UnitKind } from './words';

/** An army as it is mustered, before any battle. Plain data; the store keeps it as it is. */
export interface Army {
  readonly name: string;
  /** The side it usually takes; a battle may seat it on the other. */
  readonly colour?: Side;
  /** From the army's right to its left (ORG-4). */
  readonly contingents: readonly MusteredContingent[];
}

export interface MusteredContingent {
  readonly name: string;
  readonly leader: MusteredLeader;
  /** The retinue first, then the right band, then the left band (ORG-4). */
  readonly units: readonly MusteredUnit[];
}

export interface MusteredLeader {
  readonly name: string;
  readonly lp: number;
  readonly commander: boolean;
}

export interface MusteredUnit {
  readonly name: string;
  readonly kind: UnitKind;
  readonly grade: Grade;
  readonly stands: number;
  readonly supernumeraries: readonly Supernumerary[];
}

/** What an army breaks, and where. It is shown and can still be played: scenarios bend the rules. */
export interface Breach {
  readonly rule: RuleId;
  readonly why: string;
  /** Index of the contingent, and of the unit in it, where there is one. */
  readonly contingent?: number;
  readonly unit?: number;
}

/** All that breaks ORG-1..6, in the order of the army. */
export function breaches(army: Army): readonly Breach[] {
  const { contingents } = army;
  const found: Breach[] = [];
  const { least, most } = FIGURES.contingents;
  if (contingents.length < least || contingents.length > most) {
    found.push({
      rule: 'ORG-1',
      why: `An army has ${least} to ${most} contingents; this one has ${contingents.length}.`,
    });
  }
  contingents.forEach((contingent, index) => {
    for (const breach of contingentBreaches(contingent))
      found.push({ ...breach, contingent: index });
  });
  return [...found, ...supernumeraryBreaches(army), ...commanderBreaches(army)];
}

function contingentBreaches(contingent: MusteredContingent): Breach[] {
  const found: Breach[] = [];
  const { least, most } = FIGURES.bands;
  const retinues = contingent.units.filter((unit) => unit.kind === 'retinue').length;
  const bands = contingent.units.length - retinues;
  if (retinues !== 1)
    found.push({ rule: 'ORG-2', why: `A contingent has one retinue; this one has ${retinues}.` });
  if (bands < least || bands > most) {
    found.push({
      rule: 'ORG-2',
      why: `A contingent has ${least} or ${most} bands; this one has ${bands}.`,
    });
  }
  const first = contingent.units[0];
  if (retinues === 1 && first?.kind !== 'retinue') {
    found.push({
      rule: 'ORG-4',
      why: 'The retinue acts first, so it stands first in the list.',
      unit: 0,
    });
  }
  contingent.units.forEach((unit, index) => {
    for (const breach of unitBreaches(unit)) found.push({ ...breach, unit: index });
  });
  const { lp } = contingent.leader;
  const { least: fewest, most: highest } = FIGURES.leaderPoints;
  if (lp < fewest || lp > highest) {
    found.push({
      rule: 'ORG-6',
      why: `A leader has ${fewest} to ${highest} LPs; this one has ${lp}.`,
    });
  }
  return found;
}

function unitBreaches(unit: MusteredUnit): Breach[] {
  const found: Breach[] = [];
  const retinue = unit.kind === 'retinue';
  const mostStands = retinue ? FIGURES.retinue.standsOfAKing : FIGURES.bands.mostStands;
  if (unit.stands < 1 || unit.stands > mostStands) {
    const most = retinue ? `1 stand, a king's ${mostStands}` : `1 or ${mostStands} stands`;
    found.push({ rule: 'ORG-2', why: `A ${unit.kind} has ${most}; this one has ${unit.stands}.` });
  }
  if (retinue && (unit.grade === 'C' || unit.grade === 'D')) {
    found.push({ rule: 'ORG-3', why: `A retinue is of grade A or B, not ${unit.grade}.` });
  }
  if (!retinue && unit.grade === 'A') {
    found.push({ rule: 'ORG-3', why: 'A band is of grade B, C or D; only retinues are A.' });
  }
  for (const kind of unit.supernumeraries) {
    if (!retinue && kind !== 'campFollowers') {
      found.push({
        rule: 'ORG-5',
        why: "Only camp followers go with a band; the rest join a leader's retinue.",
      });
    }
  }
  return found;
}

/** ORG-5: each of these once in an army. */
const UNIQUE = {
  holyPerson: 'holy person',
  battleStandard: 'battle standard',
  specialWeapon: 'special weapon',
};

function supernumeraryBreaches(army: Army): Breach[] {
  const all = army.contingents.flatMap((contingent) =>
    contingent.units.flatMap((unit) => unit.supernumeraries),
  );
  const found: Breach[] = [];
  if (all.length > army.contingents.length) {
    found.push({
      rule: 'ORG-5',
      why: `At most one supernumerary for each contingent: ${army.contingents.length} allowed, ${all.length} chosen.`,
    });
  }
  for (const [kind, name] of Object.entries(UNIQUE)) {
    const count = all.filter((each) => each === kind).length;
    if (count > 1)
      found.push({ rule: 'ORG-5', why: `An army has one ${name} at most; this one has ${count}.` });
  }
  return found;
}

function commanderBreaches(army: Army): Breach[] {
  const commanders = army.contingents.filter((contingent) => contingent.leader.commander).length;
  return commanders > 1
    ? [{ rule: 'ORG-6', why: `One leader may be commander in chief; this army has ${commanders}.` }]
    : [];
}
