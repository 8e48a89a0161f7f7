import {
  type Army,
  type Battle,
  begin,
  type MusteredUnit,
  type Phase,
  QUICK_SHEET,
  type Side,
} from '#/games/shieldwall/rules';
import { newId } from '#/store/id';

/** Four units a side that can be shaped into anything: a calculator needs no army. */
const UNITS: readonly MusteredUnit[] = [
  { name: 'Retinue', kind: 'retinue', grade: 'A', stands: 1, supernumeraries: [] },
  { name: 'Right band', kind: 'band', grade: 'B', stands: 2, supernumeraries: [] },
  { name: 'Left band', kind: 'band', grade: 'C', stands: 2, supernumeraries: [] },
  { name: 'Levy', kind: 'band', grade: 'D', stands: 2, supernumeraries: [] },
];

const army = (side: Side): Army => {
  const name = side === 'red' ? 'Red' : 'Black';
  const leader = { name: `${name} leader`, lp: 3, commander: true };
  const units = UNITS.map((unit) => ({ ...unit, name: `${name} ${unit.name.toLowerCase()}` }));
  return { name, contingents: [{ name, leader, units }] };
};

const STARTS = (['red', 'black'] as const).flatMap((side) =>
  UNITS.map((_, unit) => ({ side, contingent: 0, unit, dps: 0 })),
);

/** A battle for one calculator: everybody fresh, signalled, and in the right phase. */
export function scratchBattle(phase: Phase): Battle {
  const battle = begin({
    armies: { red: army('red'), black: army('black') },
    options: QUICK_SHEET,
    seed: newId(),
    starts: STARTS,
  });
  const contingents = Object.values(battle.contingents).map((each) => [
    each.id,
    { ...each, signalled: true },
  ]);
  return { ...battle, phase, contingents: Object.fromEntries(contingents) };
}
