import { afterEach, describe, expect, it, vi } from 'vitest';

type Module = typeof import('#/games/shieldwall/rules/figures');
const PATH = '../../../../src/games/shieldwall/rules/figures';

/** Kernel and sheet as they would be if these figures of the rules were others. */
async function withFigures(change: (figures: Module['FIGURES']) => object) {
  vi.resetModules();
  vi.doMock(PATH, async (original) => {
    const { FIGURES } = (await original()) as Module;
    return { FIGURES: { ...FIGURES, ...change(FIGURES) } };
  });
  const rules = await import('#/games/shieldwall/rules');
  const { sheet } = await import('#/games/shieldwall/sheet/sheet');
  const rows = sheet(rules.QUICK_SHEET).flatMap(({ id, tables }) =>
    tables.flatMap((table) =>
      table.rows.map(({ key, text }) => `${id}: ${table.title ?? ''}: ${key}: ${text}`),
    ),
  );
  return { rules, rows };
}

afterEach(() => {
  vi.doUnmock(PATH);
  vi.resetModules();
});

const levy = {
  grade: 'D',
  level: 'present',
  formed: true,
  dps: 0,
  withLeader: false,
  friendCharging: false,
  standardNear: false,
} as const;

describe('sheet and calculators cannot disagree: a changed figure changes both', () => {
  it('CHG-2: what a charge needs', async () => {
    const usual = await withFigures(() => ({}));
    expect(usual.rows.join()).toContain('D6: 4 or more charges');
    expect(usual.rules.charge(levy, 4)).toMatchObject({ value: { total: 3, charges: false } });
    const changed = await withFigures(({ charge }) => ({ charge: { ...charge, needs: 3 } }));
    expect(changed.rows.join()).toContain('D6: 3 or more charges');
    expect(changed.rules.charge(levy, 4)).toMatchObject({ value: { total: 3, charges: true } });
  });

  it('RES-1: the margin of a victory', async () => {
    const usual = await withFigures(() => ({}));
    expect(usual.rows.some((row) => row.includes('+5 up: Victory'))).toBe(true);
    expect(usual.rules.bandOf(4)).toBe('success');
    const changed = await withFigures(({ margin }) => ({ margin: { ...margin, victory: 4 } }));
    expect(changed.rows.some((row) => row.includes('+4 up: Victory'))).toBe(true);
    expect(changed.rules.bandOf(4)).toBe('victory');
  });

  it('CTRL-2: a level above Present', async () => {
    const usual = await withFigures(() => ({}));
    expect(usual.rows).toContain('control: 1 AvD: +2: Blood lust');
    expect(usual.rules.sumOf(usual.rules.controlParts({ level: 'bloodLust' }))).toBe(2);
    const changed = await withFigures(({ control }) => ({
      control: { ...control, perLevelAbovePresent: 2 },
    }));
    expect(changed.rows).toContain('control: 1 AvD: +4: Blood lust');
    expect(changed.rules.sumOf(changed.rules.controlParts({ level: 'bloodLust' }))).toBe(4);
  });
});
