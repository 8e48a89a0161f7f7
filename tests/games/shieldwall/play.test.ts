import { describe, expect, it } from 'vitest';
import {
  type Battle,
  begin,
  decide,
  evolve,
  leaderActions,
  unitActions,
} from '#/games/shieldwall/rules';
import { playBattle } from './play/player';
import type { Table } from './play/table';

/** PLAY_SEED=... replays the battle of one failure; `npm run play` plays all 2,000. */
const { PLAY_SEED, PLAY_BATTLES } = process.env;
const count = Number(PLAY_BATTLES ?? 150);
const seeds = PLAY_SEED ? [PLAY_SEED] : Array.from({ length: count }, (_, i) => `battle-${i}`);

/** Decide and guide agree: what is barred is refused, what is not is accepted. */
function askEverything({ battle }: Table): void {
  const actions = [
    ...Object.values(battle.units).flatMap((unit) => unitActions(battle, unit)),
    ...Object.values(battle.contingents).flatMap((each) => leaderActions(battle, each)),
  ];
  for (const { command, bar } of actions) {
    if (!command) continue;
    const result = decide(battle, command);
    if (result.ok !== (bar === null)) {
      throw new Error(`the guide and the rules differ over ${JSON.stringify(command)}`);
    }
  }
}

/** The journal of a battle, folded from its beginning up to an entry. */
const foldTo = ({ setup, done }: Table, entries: number): Battle =>
  done
    .slice(0, entries)
    .flatMap(({ events }) => events)
    .reduce((battle: Battle, event) => evolve(battle, event), begin(setup));

const LONG = 1_800_000;

describe('whole battles by the rules alone', () => {
  const commands = new Set<string>();
  const reasons = new Set<string>();

  it(
    `${seeds.length} battles end without a crash, a dead end or an illegal state`,
    () => {
      let phases = 0;
      for (const seed of seeds) {
        const { done } = playBattle(seed, (now) => {
          if (phases++ % 7 === 0) askEverything(now);
        });
        for (const { command, events } of done) {
          commands.add(command.type);
          for (const event of events) if ('reason' in event) reasons.add(event.reason);
        }
      }
      expect(phases).toBeGreaterThan(seeds.length * 5);
    },
    LONG,
  );

  it.skipIf(seeds.length < 100)('they meet nearly everything that the rules have', () => {
    // Nothing is done by hand, nobody leaves a duel, and the armies are there at the start.
    const never =
      /^(set(?!tle)|giveDp|takeDp|dismiss|rollDeployment|rollLeaderPoints|leaveDuel|resume)/;
    expect([...commands].filter((type) => never.test(type))).toEqual([]);
    expect(commands.size).toBe(37);
    for (const rule of [
      'AL-3',
      'AL-4',
      'AL-5',
      'AL-6',
      'AL-7',
      'RISK-2',
      'RISK-3',
      'GOD-7',
      'GOD-T',
      'CHG-4',
      'COMB-6',
      'AFTER-7',
      'AFTER-8',
    ]) {
      expect(reasons).toContain(rule);
    }
  });

  it(
    'undo by folding again is exact, and a battle is plain data',
    () => {
      const seen: { entries: number; battle: Battle }[] = [];
      const table = playBattle('undo', (now) =>
        seen.push({ entries: now.done.length, battle: now.battle }),
      );
      for (const { entries, battle } of seen) {
        expect(foldTo(table, entries)).toEqual(battle);
        expect(JSON.parse(JSON.stringify(battle))).toEqual(battle);
      }
      expect(seen.length).toBeGreaterThan(20);
    },
    LONG,
  );

  it(
    'the same seed plays the same battle',
    () => {
      expect(playBattle('again').done).toEqual(playBattle('again').done);
    },
    LONG,
  );
});
