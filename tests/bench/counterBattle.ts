import {
  begin,
  type Card,
  type Command,
  DEFAULT_OPTIONS,
  decide,
  evolve,
  type Setup,
  type Side,
} from '#/games/shields-and-swords/rules';
import { PRACTICE } from '#/games/shields-and-swords/scenarios';

const TWICE = [1, 2] as const;

/** The practice card with each wing and each unit twice: 40 units a side. */
function largeCard(name: string): Card {
  const large = (side: Side): Card['sides'][Side] => {
    const given = PRACTICE.sides[side];
    const wings = given.wings.flatMap((wing) =>
      TWICE.map((copy) => ({
        ...wing,
        name: `${name} ${wing.name} ${copy}`,
        units: TWICE.flatMap((half) =>
          wing.units.map((unit) => ({ ...unit, name: `${unit.name} ${copy}${half}` })),
        ),
      })),
    );
    return { ...given, wings };
  };
  return { ...PRACTICE, name, sides: { red: large('red'), black: large('black') } };
}

/** On the way to a Combat phase of two wings. */
export const TO_COMBAT: readonly Command[] = [
  { type: 'lay', wing: 'red-0', marker: 0, face: 'combat' },
  { type: 'lay', wing: 'red-1', marker: 1, face: 'combat' },
  { type: 'nextPhase' },
];

/** The same without a store. */
export function inCombat(setup: Setup) {
  return TO_COMBAT.reduce((battle, command) => {
    const decided = decide(battle, command);
    if (!decided.ok) throw new Error(decided.error.why);
    return decided.value.reduce((now, event) => evolve(now, event), battle);
  }, begin(setup));
}

export const largeSetup = (name: string): Setup => ({
  card: largeCard(name),
  options: DEFAULT_OPTIONS,
});
