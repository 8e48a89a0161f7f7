import { describe, expect, it } from 'vitest';
import {
  type Battle,
  battleLine,
  begin,
  changePlaces,
  contingentsInLine,
  decide,
  evolve,
  facing,
  facingContingents,
  guide,
  likelyNear,
  likelyTarget,
  neighbours,
  pairedShots,
  QUICK_SHEET,
  type Side,
  tell,
} from '#/games/shieldwall/rules';
import { MALDON } from '#/games/shieldwall/scenarios/maldon';
import { contingentIn, unitIn } from './table';

const { armies, starts = [] } = MALDON;
const maldon = begin({ armies, starts, options: QUICK_SHEET, seed: 'line' });
const named = (name: string, battle: Battle = maldon) => {
  const found = Object.values(battle.units).find((unit) => unit.name === name);
  if (!found) throw new Error(`Nobody is called ${name}.`);
  return found;
};
const names = (units: readonly { readonly name: string }[]) => units.map(({ name }) => name);
const line = (battle: Battle, side: Side) =>
  battleLine(battle, side).map(({ units }) => names(units));
const lost = (battle: Battle, name: string): Battle =>
  evolve(battle, {
    type: 'unit',
    unit: named(name).id,
    set: { lost: 'destroyed', stands: 0 },
    reason: 'AL-1',
  });
const swap = (battle: Battle, one: string, other: string) =>
  changePlaces(battle, named(one, battle), named(other, battle));
const done = (battle: Battle, wish: ReturnType<typeof swap>): Battle => {
  const events = decide(battle, wish);
  if (!events.ok) throw new Error(events.error.why);
  return events.value.reduce(evolve, battle);
};

describe('the line (ORG-4)', () => {
  it('stands from the armies alone: retinues between their bands, from right to left', () => {
    expect(line(maldon, 'red')).toEqual([
      ['Colne valley men', "Ælfwine's thegns", 'Coast levy'],
      ["Leofsunu's band", 'Hearth troop', "Edward's band"],
      ["Dunnere's yeomen", "Offa's thegns", 'Marsh levy'],
    ]);
  });

  it("one's right faces the other's left", () => {
    expect(facing(maldon, named('Hearth troop'))[0]?.name).toBe("Olaf's hird");
    expect(facing(maldon, named('Colne valley men'))[0]?.name).toBe('Thralls and boys');
    expect(facing(maldon, named("Leofsunu's band"))[0]?.name).toBe('Hired spears');
    expect(facing(maldon, named('Hired spears'))[0]?.name).toBe("Leofsunu's band");
    expect(names(facingContingents(maldon, contingentIn(maldon, 'red-0')))).toEqual([
      "Guthmund's left",
      "Olaf's centre",
      "Jostein's right",
    ]);
  });

  it('whoever is lost faces nobody and is nobody’s neighbour', () => {
    const battle = lost(maldon, "Olaf's hird");
    // Hired spears and Old crews are equally near; he who stands further right comes first.
    expect(facing(battle, named('Hearth troop'))[0]?.name).toBe('Old crews');
    expect(names(neighbours(battle, named('Old crews')))).toEqual([
      'Young oarsmen',
      'Hired spears',
    ]);
  });

  it('CHG-1: a charge goes for the nearest who has not run', () => {
    expect(likelyTarget(maldon, named('Hearth troop'))?.name).toBe("Olaf's hird");
    const battle = evolve(maldon, {
      type: 'unit',
      unit: named("Olaf's hird").id,
      set: { course: 'retiring' },
      reason: 'byHand',
    });
    expect(likelyTarget(battle, named('Hearth troop', battle))?.name).toBe('Old crews');
  });

  it('neighbours stand to the right and to the left, across contingents too', () => {
    expect(names(neighbours(maldon, named('Coast levy')))).toEqual([
      "Ælfwine's thegns",
      "Leofsunu's band",
    ]);
    expect(names(neighbours(maldon, named('Colne valley men')))).toEqual(["Ælfwine's thegns"]);
  });

  it('two units change places; two of different contingents take theirs along', () => {
    const inside = done(maldon, swap(maldon, 'Hearth troop', "Edward's band"));
    expect(line(inside, 'red')[1]).toEqual(["Leofsunu's band", "Edward's band", 'Hearth troop']);
    const whole = done(maldon, swap(maldon, 'Hearth troop', 'Marsh levy'));
    expect(names(contingentsInLine(whole, 'red'))).toEqual([
      "Ælfwine's right",
      "Offa's left",
      "Byrhtnoth's centre",
    ]);
    // ORG-4: contingents act from the right to the left.
    expect(
      guide({ ...whole, phase: 'leadership' })
        .open.map(({ text }) => text.split(':')[0])
        .slice(0, 3),
    ).toEqual(['Ælfwine', 'Offa', 'Byrhtnoth']);
  });

  it('is told in the journal, and holds each unit once', () => {
    const wish = swap(maldon, 'Hearth troop', "Edward's band");
    const events = decide(maldon, wish);
    expect(events.ok && tell(maldon, wish, events.value)).toEqual({
      title: 'Men of Essex in another order',
      lines: [
        "From right to left: Colne valley men, Ælfwine's thegns, Coast levy, Leofsunu's band, Edward's band, Hearth troop, Dunnere's yeomen, Offa's thegns, Marsh levy",
      ],
    });
    const twice = { ...wish, units: [...wish.units.slice(1), wish.units[1] ?? ''] };
    expect(decide(maldon, twice).ok).toBe(false);
    expect(decide(maldon, { ...wish, units: wish.units.slice(1) }).ok).toBe(false);
    expect(unitIn(maldon, 'red-0-0').name).toBe("Ælfwine's thegns");
  });
});

describe('what the line proposes', () => {
  const withUnits = (battle: Battle, changes: Record<string, object>): Battle => ({
    ...battle,
    units: Object.fromEntries(
      Object.values(battle.units).map((unit) => [unit.id, { ...unit, ...changes[unit.name] }]),
    ),
  });

  it('AL-10: who is near: neighbours, and whom it has just fought or shot at, else who stands opposite', () => {
    const hearth = (battle: Battle) => names(likelyNear(battle, named('Hearth troop', battle)));
    const beside = ["Leofsunu's band", "Edward's band"];
    expect(hearth(maldon)).toEqual([...beside, "Olaf's hird"]);
    const spears = named('Hired spears');
    const fought = { ...maldon, fights: [{ units: [named('Hearth troop').id, spears.id] }] };
    expect(hearth(fought)).toEqual([...beside, 'Hired spears']);
    const { thisTurn } = spears;
    const shotAt = [named('Hearth troop').id];
    const shot = withUnits(maldon, { 'Hired spears': { thisTurn: { ...thisTurn, shotAt } } });
    expect(hearth(shot)).toEqual([...beside, 'Hired spears']);
    expect(hearth(withUnits(shot, { 'Hired spears': { lost: 'routed' } }))).toEqual([
      ...beside,
      "Olaf's hird",
    ]);
  });

  it('MISS-1: a volley says at whom, until the turn ends', () => {
    const shooting = { ...maldon, phase: 'missiles' as const };
    const hearth = named('Hearth troop');
    const hird = named("Olaf's hird");
    const events = decide(shooting, {
      type: 'missiles',
      volleys: [
        {
          shooters: [{ unit: hearth.id, stands: hearth.stands }],
          target: hird.id,
          cover: false,
          skilledArcher: 0,
          faces: [1, 1].slice(0, hearth.stands * 2 - (hird.kind === 'retinue' ? hearth.stands : 0)),
        },
      ],
    });
    if (!events.ok) throw new Error(events.error.why);
    const after = events.value.reduce(evolve, shooting);
    expect(after.units[hearth.id]?.thisTurn.shotAt).toEqual([hird.id]);
    const next = evolve(after, { type: 'turn', turn: 2, phase: 'initiative', reason: 'TURN' });
    expect(next.units[hearth.id]?.thisTurn.shotAt).toEqual([]);
  });

  it('MISS-2: contingents that face each other are paired, both ways, without those who fight', () => {
    const shooting = { ...maldon, phase: 'missiles' as const };
    const told = (battle: Battle) =>
      pairedShots(battle).map(({ contingents, shots }) => [
        names(contingents),
        shots.map(
          ({ unit, target }) => `${battle.units[unit]?.name} > ${battle.units[target]?.name}`,
        ),
      ]);
    const [, centre] = told(shooting);
    expect(centre?.[1]).toHaveLength(6);
    expect(centre?.[1]).toContain("Hearth troop > Olaf's hird");
    expect(centre?.[1]).toContain("Olaf's hird > Hearth troop");
    const [, fewer] = told(withUnits(shooting, { "Olaf's hird": { inCombat: true } }));
    expect(fewer?.[1]).toHaveLength(5);
    expect(JSON.stringify(fewer)).not.toContain("> Olaf's hird");
    expect(pairedShots(maldon)).toEqual([]);
  });
});
