import { type Battle, foretell, guide, preview, tell, type Unit } from '#/games/shieldwall/rules';
import { type RollGame, type RollTable, useRollTable } from '#/play/roll/table';
import { RULES, type ShieldwallTypes } from '../game';
import { TOOLS_PATH, toolPath } from './address';
import { change } from './change';

/** What the calculators of play/ know of this game. */
export const ROLL_GAME: RollGame<ShieldwallTypes> = {
  rules: RULES,
  tell,
  preview,
  foretell,
  change,
  tools: TOOLS_PATH,
  due: (battle, id) =>
    guide(battle).due.map((task) => ({
      text: task.text,
      rule: task.rule,
      page: task.tool === 'unit' ? null : toolPath(task.tool, id, task),
      ...(task.answer && { answered: true }),
      ...(task.tool === 'unit' && task.unit && { opens: task.unit }),
    })),
};

/** What a calculator reads and writes: a battle of the store, or one made up on the spot. */
export interface ToolBattle
  extends Pick<RollTable<ShieldwallTypes>, 'id' | 'run' | 'top' | 'undo'> {
  readonly battle: Battle;
  /** Made-up units can be anything; those of a battle are what they are. */
  readonly shape?: (unit: string, change: Partial<Unit>) => void;
}

export function useToolBattle(): ToolBattle {
  const { state: battle, replace, id, run, top, undo } = useRollTable<ShieldwallTypes>();
  if (!replace) return { battle, id, run, top, undo };
  const shape: ToolBattle['shape'] = (changed, change) => {
    const unit = battle.units[changed];
    if (unit) replace({ ...battle, units: { ...battle.units, [changed]: { ...unit, ...change } } });
  };
  return { battle, id, run, top, undo, shape };
}

/** Whom the calculator was opened for. */
export interface About {
  readonly unit: string | null;
  readonly contingent: string | null;
  /** MOVE-1: the D6 was said already. */
  readonly extraDie?: boolean;
}

/** The leader it was opened for, himself or by one of his units. */
export const leaderAbout = (battle: Battle, { unit, contingent }: About): string | null =>
  contingent ?? (unit === null ? null : (battle.units[unit]?.contingent ?? null));
