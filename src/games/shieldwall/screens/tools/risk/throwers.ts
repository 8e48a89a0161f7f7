import { type Contingent, risk, riskParts } from '#/games/shieldwall/rules';
import type { Faces, Thrower } from '#/play/roll/dice';

export const FALLS = 'falls';

const WORDS = {
  unhurt: 'unhurt',
  light: 'lightly wounded',
  severe: 'badly wounded',
  killed: FALLS,
  rollAgain: 'at risk: throw again',
};

/** RISK-1: a die, and a second after a one. */
export function riskThrowers({ id, leader, side }: Contingent, faces: Faces): Thrower[] {
  const result = (thrown: readonly number[]) => {
    const test = risk(leader.lp, thrown);
    return test.ok ? WORDS[test.value.outcome] : '';
  };
  const first: Thrower = {
    id: `risk/${id}`,
    label: `Risk to ${leader.name}`,
    die: 'D6',
    dice: 1,
    side,
    result,
  };
  const thrown = faces[first.id] ?? [];
  const test = risk(leader.lp, thrown);
  if (!test.ok || test.value.outcome !== 'rollAgain') return [first];
  const second: Thrower = {
    ...first,
    id: `risk2/${id}`,
    label: `How badly is ${leader.name} hurt?`,
    result: (again) => result([...thrown, ...again]),
    why: (again) => riskParts(leader.lp, [...thrown, ...again]),
  };
  return [first, second];
}
