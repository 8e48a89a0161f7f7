import type {
  Army,
  Grade,
  MusteredContingent,
  MusteredUnit,
  Side,
  Start,
  Supernumerary,
} from '../rules';

/** A ready battle: two armies, how they stand at the start, and what to put on the table. */
export interface Scenario {
  readonly id: string;
  readonly name: string;
  readonly year: number;
  readonly armies: Readonly<Record<Side, Army>>;
  /** A line or two on the ground and the deployment. */
  readonly notes: readonly string[];
  /** Where it departs from SET-3. */
  readonly starts: readonly Start[];
}

/** One contingent, told briefly: leader, retinue, bands from right to left. */
export const contingent = (
  name: string,
  leader: { readonly name: string; readonly lp: number; readonly commander?: true },
  retinue: MusteredUnit,
  ...bands: readonly MusteredUnit[]
): MusteredContingent => ({
  name,
  leader: { name: leader.name, lp: leader.lp, commander: leader.commander ?? false },
  units: [retinue, ...bands],
});

const unit =
  (kind: MusteredUnit['kind']) =>
  (
    name: string,
    grade: Grade,
    stands: number,
    ...supernumeraries: readonly Supernumerary[]
  ): MusteredUnit => ({ name, kind, grade, stands, supernumeraries });

export const retinue = unit('retinue');
export const band = unit('band');
