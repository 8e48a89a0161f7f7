import { describe, expect, it } from 'vitest';
import {
  type Battle,
  begin,
  type Command,
  decide,
  evolve,
  FACINGS,
  HEXES,
  legalOrders,
  mustPursue,
  unitsOf,
} from '#/games/shield-wall-ii/rules';
import { playBattle, somebodyIsHeld } from './play/player';
import type { Table } from './play/table';

/** PLAY_SEED=... replays the battle of one failure; `npm run play:shield-wall-ii` plays all 20,000. */
const { PLAY_SEED, PLAY_BATTLES } = process.env;
const count = Number(PLAY_BATTLES ?? 15);
const seeds = PLAY_SEED ? [PLAY_SEED] : Array.from({ length: count }, (_, i) => `battle-${i}`);

/** Any order at all: what is listed is done, what is not is refused. */
function askAnything(table: Table): void {
  const { battle } = table;
  const listed = new Set(legalOrders(battle).map((order) => JSON.stringify(order)));
  const units = unitsOf(battle, battle.side);
  for (let i = 0; i < 5; i++) {
    const unit = table.pick(units).id;
    const [to, facing] = [table.pick(HEXES), table.pick(FACINGS)];
    const order = table.pick<Command>([
      { type: 'deploy', unit, to, facing },
      { type: 'move', unit, to, facing },
      { type: 'turn', unit, facing },
    ]);
    if (decide(battle, order).ok !== listed.has(JSON.stringify(order))) {
      throw new Error(`the list and the rules differ over ${JSON.stringify(order)}`);
    }
  }
}

/** How often each of the rarer things happened. */
const RARE = [
  'rout',
  'save',
  'lord saved',
  'camp routed',
  'forced pursuit',
  'refused pursuit',
  'blocked pursuit',
  'held',
  'late (DEP-2)',
] as const;
type Counts = Record<(typeof RARE)[number], number>;

function tally(counts: Counts, before: Battle, command: Command, after: Battle): void {
  const target =
    before.units[command.type === 'attack' ? command.target : (before.attack?.target ?? '')];
  const routed = target && target.state !== 'routed' && after.units[target.id]?.state === 'routed';
  if (routed) {
    counts.rout++;
    if (target.kind === 'camp') counts['camp routed']++;
    if (!after.attack) counts['blocked pursuit']++;
  }
  if (command.type === 'save') {
    counts.save++;
    if (target?.kind === 'lord') counts['lord saved']++;
  }
  if (command.type === 'pursue' && mustPursue(before)) counts['forced pursuit']++;
  if (command.type === 'stay') counts['refused pursuit']++;
  if (command.type === 'endTurn') {
    if (somebodyIsHeld(before)) counts.held++;
    const late = unitsOf(before, before.side).filter(({ state }) => state === 'waiting');
    if (late.some(({ id }) => after.units[id]?.state === 'routed')) counts['late (DEP-2)']++;
  }
}

const LONG = 3_600_000;

describe('whole battles by the rules alone', () => {
  it(
    `${seeds.length} battles end legally, and the rarer things happen`,
    () => {
      const counts = Object.fromEntries(RARE.map((what) => [what, 0])) as Counts;
      let watched = 0;
      for (const seed of seeds) {
        const { setup, done } = playBattle(seed, (table) => {
          if (watched++ % 50 === 0) askAnything(table);
        });
        let battle = begin(setup);
        for (const { command, events } of done) {
          const after = events.reduce(evolve, battle);
          tally(counts, battle, command, after);
          battle = after;
        }
        expect(battle.victory).not.toBeNull();
      }
      const least = seeds.length >= 20_000 ? 100 : 0;
      if (seeds.length >= 1000) console.log(counts);
      for (const what of RARE) expect({ [what]: counts[what] >= least }).toEqual({ [what]: true });
    },
    LONG,
  );

  it('undo by folding again is exact, and a battle is plain data', () => {
    const seen: { entries: number; battle: Battle }[] = [];
    const { setup, done } = playBattle('undo', (now) =>
      seen.push({ entries: now.done.length, battle: now.battle }),
    );
    for (const { entries, battle } of seen.filter((_, i) => i % 10 === 0)) {
      const events = done.slice(0, entries).flatMap((each) => each.events);
      expect(events.reduce(evolve, begin(setup))).toEqual(battle);
      expect(JSON.parse(JSON.stringify(battle))).toEqual(battle);
    }
    expect(seen.length).toBeGreaterThan(20);
  });

  it('the same seed plays the same battle', () => {
    expect(playBattle('again').done).toEqual(playBattle('again').done);
  });
});
