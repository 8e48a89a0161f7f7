import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createArmy } from '#/store/armies';
import { ArmyWriter } from '#/store/armyWriter';
import type { Database } from '#/store/database';
import type { ArmyRow } from '#/store/rows';
import { tabs } from './adding';
import { Faults } from './battle/faults';

let here: Database;
let there: Database;
let faults: Faults;
let row: ArmyRow;
beforeEach(async () => {
  [here, there] = tabs(2) as [Database, Database];
  faults = new Faults(here);
  row = await createArmy(here, { game: 'one', format: 1, name: 'Wessex', army: { men: 1 } });
});

const put = (writer: ArmyWriter, men: number, seen = row) =>
  writer.put({ ...seen, army: { men } }, seen.updated);
const saved = (db: Database) => expect.poll(() => db.unsaved.getSnapshot().count).toBe(0);
const told = (db: Database, kind: string) =>
  expect.poll(() => db.unsaved.getSnapshot().trouble?.kind).toBe(kind);
const stored = async () => (await here.armies.get(row.id))?.army;

/** Two windows have it open; the other one saves first. */
async function conflict() {
  const [mine, theirs] = [new ArmyWriter(here), new ArmyWriter(there)];
  put(theirs, 5);
  await saved(there);
  put(mine, 3);
  await told(here, 'changed');
  expect(await stored()).toEqual({ men: 5 });
  return mine;
}

describe('an army that is changed', () => {
  it('counts as unsaved until it is stored, and only its latest state is written', async () => {
    const writer = new ArmyWriter(here);
    for (const men of [2, 3, 4]) put(writer, men);
    expect(here.unsaved.getSnapshot()).toEqual({ count: 3, trouble: null });
    expect(writer.getSnapshot()).toMatchObject({ row: { army: { men: 4 } }, savedAt: null });
    await saved(here);
    expect(await stored()).toEqual({ men: 4 });
    expect(writer.getSnapshot()?.savedAt).toBe((await here.armies.get(row.id))?.updated);
  });

  it('in two windows: the second save is told, and can be taken', async () => {
    const mine = await conflict();
    here.unsaved.saveAll();
    await saved(here);
    expect(await stored()).toEqual({ men: 3 });
    expect(mine.getSnapshot()).toMatchObject({ row: { army: { men: 3 } } });
  });

  it('in two windows: what the other saved can be left, and be changed next', async () => {
    const mine = await conflict();
    here.unsaved.giveUp();
    await saved(here);
    expect(mine.getSnapshot()).toBeNull();
    expect(await stored()).toEqual({ men: 5 });
    put(mine, 6, (await here.armies.get(row.id)) as ArmyRow);
    await saved(here);
    expect(await stored()).toEqual({ men: 6 });
  });

  it('is tried again, and no conflict with a write of its own that was reported as failed', async () => {
    faults.fails = () => 'UnknownError';
    const writer = new ArmyWriter(here);
    put(writer, 2);
    await told(here, 'unknown');
    expect(here.unsaved.armies).toMatchObject([{ army: { men: 2 } }]);
    // It had been done all the same.
    await there.armies.put({ ...row, army: { men: 2 }, updated: row.updated + 5 });
    faults.fails = () => null;
    here.unsaved.saveAll();
    await saved(here);
    expect(await stored()).toEqual({ men: 2 });
  });
});
