import { type Battle, guide, type Task } from '#/games/shieldwall/rules';
import { CREWS, HARALD, type Patch, run, table, type UnitPatch } from './table';

const short = ({ text, rule, tool }: Task): string => `${text} / ${rule} / ${tool}`;
export const due = (battle: Battle): readonly string[] => guide(battle).due.map(short);
export const open = (battle: Battle): readonly string[] => guide(battle).open.map(short);
export const signalled = { contingents: { [HARALD]: { signalled: true } } } as const;
export const GONE = 'Crews are broken and nobody pursues them: they are gone / AFTER-8 / unit';
/** The task whose words begin so is given its own answer. */
export const answered = (battle: Battle, begins: string): Battle => {
  const { due, open } = guide(battle);
  const task = [...due, ...open].find(({ text, answer }) => answer && text.startsWith(begins));
  if (!task?.answer) throw new Error(`nothing to answer: ${begins}`);
  return run(battle, task.answer.command);
};
export const withCrews = (phase: Battle['phase'], crews: UnitPatch, patch: Patch = signalled) =>
  table({ phase, units: { [CREWS]: crews }, ...patch });
