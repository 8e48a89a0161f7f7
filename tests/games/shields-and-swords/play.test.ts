import { describe, expect, it } from 'vitest';
import {
  type Battle,
  begin,
  evolve,
  foretell,
  guide,
  preview,
  tell,
} from '#/games/shields-and-swords/rules';
import { playBattle, type Table } from './play/player';

/** PLAY_SEED=... replays the battle of one failure; PLAY_BATTLES=5000 plays them all. */
const { PLAY_SEED, PLAY_BATTLES } = process.env;
const count = Number(PLAY_BATTLES ?? 40);
const seeds = PLAY_SEED ? [PLAY_SEED] : Array.from({ length: count }, (_, i) => `battle-${i}`);

/** The journal of a battle, folded from its beginning up to an entry. */
const foldTo = ({ setup, done }: Table, entries: number): Battle =>
  done
    .slice(0, entries)
    .flatMap(({ events }) => events)
    .reduce((battle: Battle, event) => evolve(battle, event), begin(setup));

const LONG = 1_800_000;

describe('whole battles of the practice card by the rules alone', () => {
  /** How often each was met. */
  const commands: Record<string, number> = {};
  const reasons: Record<string, number> = {};
  const endings: Record<string, number> = {};
  const meet = (counts: Record<string, number>, what: string) => {
    counts[what] = (counts[what] ?? 0) + 1;
  };

  it(
    `${seeds.length} battles end without a crash, a dead end or an illegal state`,
    () => {
      for (const seed of seeds) {
        const { battle, done } = playBattle(seed, (now) => guide(now.battle));
        expect(Math.min(battle.turns.red, battle.turns.black)).toBeLessThanOrEqual(10);
        meet(endings, battle.ended?.how ?? '');
        for (const { command, events } of done) {
          meet(commands, command.type);
          for (const event of events) if ('reason' in event) meet(reasons, event.reason);
        }
      }
      if (seeds.length >= 1000) console.log(commands, reasons, endings);
    },
    LONG,
  );

  it.skipIf(PLAY_SEED !== undefined)('they meet nearly everything that the rules have', () => {
    expect(Object.keys(commands).sort()).toEqual([
      'advance',
      'attack',
      'changeResult',
      'choosePitched',
      'declareInitiative',
      'fire',
      'hold',
      'integrity',
      'lay',
      'nextPhase',
      'repeatOrders',
      'resolve',
      'takeBack',
    ]);
    for (const rule of ['WING-2', 'WING-3', 'SW-1', 'RES-1', 'RES-4', 'RES-6', 'RET-3', 'VP-2'])
      expect(Object.keys(reasons)).toContain(rule);
    expect(Object.keys(endings)).toContain('points');
    expect(Object.keys(endings)).toContain('turns');
  });

  it('undo by folding again is exact, and a battle is plain data', () => {
    const seen: { entries: number; battle: Battle }[] = [];
    const table = playBattle('undo', (now) =>
      seen.push({ entries: now.done.length, battle: now.battle }),
    );
    for (const { entries, battle } of seen.filter((_, place) => place % 20 === 0)) {
      expect(foldTo(table, entries)).toEqual(battle);
      expect(JSON.parse(JSON.stringify(battle))).toEqual(battle);
    }
    expect(seen.length).toBeGreaterThan(50);
  });

  it('the same seed plays the same battle', () => {
    expect(playBattle('again').done).toEqual(playBattle('again').done);
  });

  it('UNIT-6: no line of a journal or a preview names a back before it lies up', () => {
    // The practice card with backs that nothing else on it looks like.
    const table = playBattle('hidden');
    let battle = begin(table.setup);
    for (const { command, events } of table.done) {
      const effects = preview(battle, command);
      const lines = effects.ok ? foretell(battle, effects.value).map(({ text }) => text) : [];
      expect(lines.join('\n')).not.toMatch(/\bnow [A-D]|\d to |crown/);
      expect(tell(battle, command, events).title).not.toBe('');
      battle = events.reduce((now, event) => evolve(now, event), battle);
    }
  });
});
