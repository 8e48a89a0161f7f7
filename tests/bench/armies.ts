import type { Army, Setup, Side } from '#/games/shieldwall/rules';
import { QUICK_SHEET } from '#/games/shieldwall/rules';

/** Five units of two stands in each of three contingents: 30 units on the table. */
const army = (name: string, side: Side): Army => ({
  name: `${name} ${side}`,
  contingents: [0, 1, 2].map((contingent) => ({
    name: `${name} ${side} ${contingent}`,
    leader: { name: `Leader ${contingent}`, lp: 3, commander: contingent === 0 },
    units: [0, 1, 2, 3, 4].map((unit) => ({
      name: `${name} ${side} ${contingent}${unit}`,
      kind: unit === 0 ? 'retinue' : 'band',
      grade: (['A', 'B', 'C', 'C', 'D'] as const)[unit] ?? 'D',
      stands: 2,
      supernumeraries: [],
    })),
  })),
});

export const setupOf = (name: string): Setup => ({
  armies: { red: army(name, 'red'), black: army(name, 'black') },
  options: QUICK_SHEET,
  seed: name,
});
