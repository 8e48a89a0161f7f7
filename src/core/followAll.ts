import { BEGINNING, EMPTY, type Journal, type Line, type Run } from './journal';
import { fail, ok, type Result } from './result';

/** An entry with the one before it, and one further back by which many are passed in one step. */
interface Node {
  readonly entry: number;
  readonly depth: number;
  readonly parent: Node | null;
  readonly jump: Node | null;
}

const ROOT: Node = { entry: BEGINNING, depth: 0, parent: null, jump: null };

/**
 * The same as `follow` line by line from an empty journal, for journals that strangers made: a
 * hundred thousand lines take a moment whatever they undo. What is active is the way from the last
 * entry back to the first, so that undoing is going back and nothing is copied.
 */
export function followAll(lines: readonly Line<unknown, unknown>[]): Result<Journal, string> {
  let top = ROOT;
  let undone: { readonly from: Node; readonly to: Node }[] = [];
  for (const [index, line] of lines.entries()) {
    switch (line.type) {
      case 'did':
        top = after(top, index);
        undone = [];
        break;
      case 'undo': {
        const { count } = line;
        if (!Number.isInteger(count) || count < 1 || count > top.depth) {
          return fail(`Line ${index + 1} takes back ${count} of ${top.depth} entries.`);
        }
        const to = backTo(top, top.depth - count);
        undone.push({ from: top, to });
        top = to;
        break;
      }
      case 'redo': {
        const step = undone.pop();
        if (!step) return fail(`Line ${index + 1} does again what was never taken back.`);
        top = step.from;
        break;
      }
    }
  }
  return ok({
    ...EMPTY,
    length: lines.length,
    active: runsTo(top, ROOT),
    undone: undone.map(({ from, to }) => runsTo(from, to)),
  });
}

/** Jumps double in length as far as they can, so that the way back is short from everywhere. */
function after(parent: Node, entry: number): Node {
  const { jump } = parent;
  const far = jump?.jump;
  const doubles = jump && far && parent.depth - jump.depth === jump.depth - far.depth;
  return { entry, depth: parent.depth + 1, parent, jump: doubles ? far : parent };
}

function backTo(from: Node, depth: number): Node {
  let node = from;
  while (node.depth > depth) {
    const next = node.jump && node.jump.depth >= depth ? node.jump : node.parent;
    if (!next) return node;
    node = next;
  }
  return node;
}

/** The entries from one back to another that is not among them, as runs of line numbers. */
function runsTo(from: Node, to: Node): Run[] {
  const runs: [number, number][] = [];
  for (let node: Node | null = from; node && node !== to; node = node.parent) {
    const last = runs.at(-1);
    if (last && last[0] === node.entry + 1) last[0] = node.entry;
    else runs.push([node.entry, node.entry + 1]);
  }
  return runs.reverse();
}
