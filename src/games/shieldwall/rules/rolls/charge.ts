import { checkFaces } from '#/core/checks';
import { D6 } from '#/core/dice';
import { dieOdds, mapOdds, type Odds } from '#/core/odds';
import { fail, ok, type Result } from '#/core/result';
import { FIGURES } from '../figures';
import { forbidden, invalid, type Part, type Refusal, sumOf } from '../rule';
import type { Grade, Level } from '../words';

export interface Charger {
  readonly grade: Grade;
  readonly level: Level;
  readonly formed: boolean;
  readonly dps: number;
  /** A retinue with its leader alive, or the unit that he escaped to (RISK-3). */
  readonly withLeader: boolean;
  readonly friendCharging: boolean;
  readonly standardNear: boolean;
}

export interface ChargeResult {
  readonly charges: boolean;
  /** CHG-1: Blood lust charges without a die. */
  readonly automatic: boolean;
  readonly parts: readonly Part[];
  /** Die and parts; null without a die. */
  readonly total: number | null;
  /** CHG-3: from morale. */
  readonly dps: number;
}

/** CHG-1 */
export const chargesUnasked = ({ level }: Pick<Charger, 'level'>): boolean => level === 'bloodLust';

/** CHG-2 */
export const chargeParts = (charger: Charger): readonly Part[] => {
  const { charge } = FIGURES;
  const parts: Part[] = [];
  const add = (applies: boolean, label: string, value: number): void => {
    if (applies) parts.push({ label, value, rule: 'CHG-2' });
  };
  const scattered = charger.dps >= charge.disorderedDps;
  add(charger.withLeader, 'With its leader', charge.leader);
  add(charger.level === 'ready', 'Ready for battle', charge.ready);
  add(charger.friendCharging, 'A friend charges within reach', charge.friend);
  add(charger.grade === 'A', 'A Grade', charge.gradeA);
  add(charger.grade === 'D', 'D Grade', charge.gradeD);
  add(!charger.formed || scattered, charger.formed ? 'Disordered' : 'Unformed', charge.disordered);
  add(charger.standardNear, 'Battle standard near', charge.standard);
  return parts;
};

/** CHG-1: a Shaken unit declares no charge. */
export const checkCharger = ({ level }: Pick<Charger, 'level'>): Refusal | null =>
  level === 'shaken' ? forbidden('CHG-1', 'A Shaken unit does not charge.') : null;

/** The test by its die; the players may let a Shaken unit take it against the rules. */
const test = (charger: Charger, face: number): ChargeResult => {
  const parts: readonly Part[] = [
    { label: 'D6', value: face, rule: 'CHG-2' },
    ...chargeParts(charger),
  ];
  const total = sumOf(parts);
  const charges = total >= FIGURES.charge.needs;
  return { charges, automatic: false, parts, total, dps: charges ? 0 : FIGURES.charge.failedDps };
};

/** `face` is null for Blood lust, which throws no die. Whether it may charge at all: `checkCharger`. */
export const charge = (charger: Charger, face: number | null): Result<ChargeResult, Refusal> => {
  if (chargesUnasked(charger)) {
    return face === null
      ? ok({ charges: true, automatic: true, parts: [], total: null, dps: 0 })
      : fail(invalid('Blood lust charges without a die.', 'CHG-1'));
  }
  const bad = checkFaces(face === null ? [] : [face], D6, 1, 'CHG-2');
  return bad ? fail(bad) : ok(test(charger, Number(face)));
};

/** Whether it charges. */
export const chargeOdds = (charger: Charger): Odds<boolean> =>
  chargesUnasked(charger)
    ? [{ value: true, ways: 1 }]
    : mapOdds(dieOdds(D6), (face) => test(charger, face).charges);
