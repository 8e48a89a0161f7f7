import type { Calculator, Row } from '../../sheet/entry';
import type { ChosenUnit, Facts } from '../../sheet/facts';

/** An entry's place in the app; also the id of its element, so that a link works without scripts. */
export const placeOf = (id: string): string => `/sheet/${id}`;

/** For an href: the app's addresses stand behind the hash. */
export const linkTo = (path: string): string => `#${path}`;

/** What a calculator is filled in with: the chosen unit, else what the row itself says. */
function prefill(row: Row | null, unit: ChosenUnit | null): URLSearchParams {
  const values = new URLSearchParams();
  if (unit) values.set('unit', unit.id);
  const facts: Facts = row?.when ?? {};
  if (unit || !row) return values;
  if (facts.level?.length === 1) values.set('level', facts.level.join());
  if (facts.grade?.length === 1) values.set('grade', facts.grade.join());
  if (facts.kind) values.set('kind', facts.kind);
  if (facts.formed === false) values.set('formed', 'no');
  const dps = facts.dpsFrom ?? facts.disordered;
  if (dps) values.set('dps', `${dps}`);
  if (facts.followingUp) values.set('followingUp', 'yes');
  if (facts.has?.length) values.set('has', facts.has[0] ?? '');
  return values;
}

export function calculatorPath(
  calculator: Calculator,
  row: Row | null,
  unit: ChosenUnit | null,
): string {
  const query = prefill(row, unit).toString();
  return `/tools/${calculator}${query && `?${query}`}`;
}
