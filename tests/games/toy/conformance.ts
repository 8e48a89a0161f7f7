import { seededChance } from '#/core/chance';
import { D6, throwDice } from '#/core/dice';
import type { Conformance, Played } from '../conformance/suite';
import { SCHEMAS, toy } from './index';
import { type Build, type Built, HEIGHT, RULE_IDS, WALL_RULES, type Wall } from './rules';

function play(seed: string): Played {
  const chance = seededChance(seed);
  const setup = { sides: ['Masons', 'Others'] as const };
  const done: { command: Build; events: readonly Built[] }[] = [];
  for (let wall = WALL_RULES.begin(setup); wall.stones <= HEIGHT; ) {
    const [face = 1] = throwDice(chance, D6, 1);
    const command: Build = { type: 'build', face };
    const decided = WALL_RULES.decide(wall, command);
    if (!decided.ok) throw new Error(decided.error.why);
    done.push({ command, events: decided.value });
    wall = decided.value.reduce(WALL_RULES.evolve, wall);
  }
  return { setup, done };
}

export const toyConformance: Conformance = {
  game: toy,
  rules: WALL_RULES,
  schemas: SCHEMAS,
  byHand: { setup: { sides: ['Masons', 'Others'] }, commands: [{ type: 'build', face: 3 }] },
  preview: (wall: Wall, command: Build) => {
    const decided = WALL_RULES.decide(wall, command);
    return decided.ok ? { ok: true, value: { effects: decided.value } } : decided;
  },
  tell: (wall: Wall, { face }: Build) => [`${wall.sides[wall.next]} build ${face} higher.`],
  guide: (wall: Wall) => [`${wall.sides[wall.next]} throw a die.`],
  ruleIds: RULE_IDS,
  toolIds: ['dice'],
  sheet: [
    {
      id: 'wall',
      title: 'The wall',
      short: 'Wall',
      phases: [],
      calculator: 'dice',
      tables: [{ rows: [{ key: `over ${HEIGHT}`, text: 'it falls', rules: ['WALL-2'] }] }],
    },
  ],
  play,
};
