import { describe, expect, it } from 'vitest';
import {
  type Battle,
  type Command,
  guide,
  moraleOffers,
  moraleTasks,
  tell,
  unitActions,
} from '#/games/shieldwall/rules';
import { aside, move, movement } from './moves';
import {
  ALFRED,
  BLACK,
  CREWS,
  eventsOf,
  FYRD,
  HARALD,
  HIRD,
  HOUSECARLS,
  HOUSEHOLD,
  LEVY,
  OARSMEN,
  run,
  SVEN,
  state,
  states,
  THEGNS,
  table,
  UHTRED,
  unitIn,
} from './table';

const ASKED = 'Danes came on: who has them within 8″ and has not signalled? / DP-3 / morale';
const asked = (battle: Battle): readonly string[] =>
  moraleTasks(battle).map(({ text, rule, tool }) => `${text} / ${rule} / ${tool}`);
const offered = (battle: Battle): readonly string[] => moraleOffers(battle).map(({ unit }) => unit);
const signal = (contingent: string): Command => ({ type: 'signal', contingent });
const near = (shock: string, ...units: string[]): Command => ({
  type: 'morale',
  touched: [{ shock, units }],
});
const leadership = (patch: Parameters<typeof table>[0] = {}) =>
  table({ phase: 'leadership', ...patch });
const signalled = { signalled: true };

describe('enemies who come on before the signal (DP-3)', () => {
  it('DP-3: mostly nobody was so near, and one tap says so; it is asked after what the phase asks', () => {
    const battle = run(leadership(), signal(HARALD));
    const task = moraleTasks(battle)[0];
    expect(task?.answer).toEqual({ word: 'Nobody', command: near(HIRD) });
    expect(asked(run(battle, near(HIRD)))).toEqual([]);
    const units = { [CREWS]: { level: 'bloodLust' } } as const;
    const moving = table({ phase: 'movement', first: 'red', units });
    const shocks = [{ unit: HIRD, how: 'advanced', engaged: [] }] as const;
    const contingents = {
      ...moving.contingents,
      [HARALD]: { ...moving.contingents[HARALD], signalled: true },
    } as Battle['contingents'];
    expect(guide({ ...moving, contingents, shocks }).due.map(({ rule }) => rule)).toEqual([
      'AL-8',
      'DP-3',
    ]);
  });

  it('DP-3: after a signal it is asked who has enemies within 8″, like a morale question', () => {
    const battle = run(leadership(), signal(HARALD));
    expect(asked(battle)).toEqual([ASKED]);
    expect(guide(battle).due).toEqual(moraleTasks(battle));
    expect(offered(battle)).toEqual(BLACK);
    const now = run(battle, near(HIRD, FYRD, LEVY));
    expect(states(now, [FYRD, LEVY, HOUSEHOLD])).toEqual([
      'present 4 2',
      'present 4 2',
      'present 3 1',
    ]);
    expect(unitIn(now, FYRD).thisTurn.threatened).toBe(true);
    expect(asked(now)).toEqual([]);
  });

  it('DP-3: once a turn for a unit, and never for those who have signalled', () => {
    const once = run(
      leadership(),
      ...[signal(SVEN), near(HOUSECARLS, FYRD), signal(ALFRED), signal(HARALD)],
    );
    expect(asked(once)).toContain(ASKED);
    // Alfred's men have signalled: only Uhtred's are left to be asked about.
    expect(
      moraleOffers(once)
        .filter(({ shock }) => unitIn(once, shock.unit).side === 'red')
        .map(({ unit }) => unit),
    ).toEqual([THEGNS, LEVY]);
    const all = leadership({ contingents: { [ALFRED]: signalled, [UHTRED]: signalled } });
    expect(run(all, signal(HARALD)).shocks).toEqual([]);
    const unsettled = Object.fromEntries(
      BLACK.map((id) => [id, { thisTurn: { threatened: true } }]),
    );
    expect(run(leadership({ units: unsettled }), signal(HARALD)).shocks).toEqual([]);
  });

  it('DP-3: not asked where all who stand opposite have signalled; a unit’s own panel is left (RULING-30)', () => {
    // Sven's men face Alfred's alone, Harald's both.
    const alfred = leadership({ contingents: { [ALFRED]: signalled } });
    expect(asked(run(alfred, signal(SVEN)))).toEqual([]);
    expect(asked(run(alfred, signal(HARALD)))).toEqual([ASKED]);
    const uhtred = leadership({ contingents: { [UHTRED]: signalled } });
    expect(asked(run(uhtred, signal(SVEN)))).toEqual([ASKED]);
    const seen = unitActions(run(alfred, signal(SVEN)), unitIn(alfred, THEGNS));
    expect(seen.find(({ rule }) => rule === 'DP-3')?.bar).toBeNull();
  });

  it('DP-3: nobody near: nothing but the question is gone', () => {
    const battle = run(leadership(), signal(HARALD));
    const now = run(battle, near(HIRD));
    expect(now).toEqual({ ...battle, shocks: [] });
  });

  it('DP-3: after an advance too, not after a move aside or back, a rest or a Shaken first move', () => {
    expect(asked(run(movement(), move([4])))).toEqual([ASKED]);
    expect(asked(run(movement(), aside([4])))).toEqual([]);
    expect(asked(run(movement(), { type: 'rest', unit: CREWS }))).toEqual([]);
    const shaken = { level: 'shaken' } as const;
    const units = { [HIRD]: shaken, [CREWS]: shaken, [OARSMEN]: shaken };
    expect(asked(run(leadership({ units }), signal(HARALD)))).toEqual([]);
  });

  it('DP-3: pursuers who come on are asked about; those who retire are not', () => {
    const runs = (course: 'pursuing' | 'retiring', purpose: 'pursue' | 'retire') =>
      run(
        movement({ units: { [CREWS]: { course } } }),
        move([4, 4], { purpose, advance: purpose === 'pursue' }),
      );
    expect(asked(runs('pursuing', 'pursue'))).toEqual([ASKED]);
    expect(asked(runs('retiring', 'retire'))).toEqual([]);
  });

  it('DP-3: several advances before anybody answers are one question', () => {
    const battle = run(leadership(), signal(HARALD), signal(SVEN));
    expect(asked(battle)).toEqual([ASKED]);
    const both = run(battle, signal(ALFRED));
    expect(asked(both)).toHaveLength(1);
    // Uhtred's men are the only ones left who have not signalled.
    expect(offered(both)).toEqual([THEGNS, LEVY]);
  });

  it('DP-2: at four DPs it costs a level', () => {
    const battle = run(leadership({ units: { [FYRD]: { dps: 4 } } }), signal(HARALD));
    expect(state(run(battle, near(HIRD, FYRD)), FYRD)).toBe('shaken 4 2');
  });

  it('DP-3: the next phase does not ask any more', () => {
    expect(run(leadership(), signal(HARALD), { type: 'nextPhase' }).shocks).toEqual([]);
  });

  it('is told as the enemy’s coming on, with those who felt it', () => {
    const battle = run(leadership(), signal(HARALD));
    const told = (command: Command) => tell(battle, command, eventsOf(battle, command));
    expect(told(near(HIRD, FYRD))).toEqual({
      title: 'The enemy comes on: Fyrd',
      lines: ['Fyrd: DPs 3 → 4, morale (DP-3)'],
    });
    expect(told(near(HIRD)).title).toBe('The enemy comes on: nobody near');
  });
});
