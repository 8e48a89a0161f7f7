import type { TaskList } from '#/core/kernel';
import { agree } from '../agree';
import type { ContingentId, Unit, UnitId } from '../battle';
import type { Command } from '../command';
import type { RuleId } from '../rule';
import type { PanelName, ToolId } from '../tools';
import type { Side } from '../words';

export type Guide = TaskList<Task>;

export interface Task {
  readonly text: string;
  readonly rule: RuleId;
  readonly tool: Tool;
  /** Whose it is, where it is one side's. */
  readonly side?: Side;
  readonly unit?: UnitId;
  readonly contingent?: ContingentId;
  /** What is answered most often, with one tap. */
  readonly answer?: Answer;
}

export interface Answer {
  readonly word: string;
  readonly command: Command;
}

/** Where a task is done. */
export type Tool = ToolId | PanelName;

/** A task of one unit, beginning with its name; `{is|are}` agrees with it. */
export const unitTask = (unit: Unit, text: string, rule: RuleId, tool: Tool): Task => ({
  text: agree(unit.name, text).trim(),
  rule,
  tool,
  side: unit.side,
  unit: unit.id,
});
