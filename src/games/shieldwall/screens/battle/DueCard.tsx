import './DueCard.css';
import { memo, useState } from 'react';
import { Chip } from '../../../../ui/Chip';
import { Icon } from '../../../../ui/icons/Icon';
import { SideMark } from '../../../../ui/SideMark';
import { SIDE_NAMES } from '../../../../ui/side';
import type { Guide, Task } from '../../rules';
import { useTable } from './table';
import { keyOf } from './worthSaying';

/** So many lines stand open; the rest unfolds. */
const IN_SIGHT = 2;

interface DueCardProps {
  readonly guide: Guide;
}

/** What the phase asks for, gone when it is done. */
export const DueCard = memo(function DueCard({ guide: { due, open } }: DueCardProps) {
  const [unfolded, setUnfolded] = useState(false);
  if (due.length + open.length === 0) return null;
  const inSight = unfolded ? due : due.slice(0, IN_SIGHT);
  const hidden = due.length - inSight.length + (unfolded ? 0 : open.length);
  return (
    <section className="due" aria-label="This phase">
      <ul>
        {inSight.map((task) => (
          <TaskLine key={keyOf(task)} task={task} isDue />
        ))}
        {unfolded && open.map((task) => <TaskLine key={keyOf(task)} task={task} isDue={false} />)}
      </ul>
      {(hidden > 0 || unfolded) && (
        <button
          type="button"
          className="due-more"
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          <b>{unfolded ? 'Less' : more(due.length - inSight.length, open.length)}</b>
          {!unfolded && <span className="due-preview">{open[0]?.text}</span>}
          <Icon name={unfolded ? 'up' : 'down'} />
        </button>
      )}
    </section>
  );
}, sameTasks);

/** Most taps change nothing of what is due. */
function sameTasks({ guide: a }: DueCardProps, { guide: b }: DueCardProps): boolean {
  const same = (here: readonly Task[], there: readonly Task[]) =>
    here.length === there.length &&
    here.every((task, place) => {
      const other = there[place];
      return other && keyOf(task) === keyOf(other) && task.tool === other.tool;
    });
  return same(a.due, b.due) && same(a.open, b.open);
}

const more = (due: number, open: number): string =>
  [due > 0 && `${due} more due`, open > 0 && `${open} open`].filter(Boolean).join(', ');

function TaskLine({ task, isDue }: { readonly task: Task; readonly isDue: boolean }) {
  const { openTool } = useTable();
  return (
    <li>
      <button type="button" className="due-task" onClick={() => openTool(task.tool, task)}>
        {isDue ? <Chip tone="red">due</Chip> : <Chip>open</Chip>}
        {task.side && <SideMark side={task.side} />}
        <span className="name due-text">
          {task.side && <span className="sr-only">{SIDE_NAMES[task.side]}: </span>}
          {task.text}
        </span>
        <Icon name="next" />
      </button>
    </li>
  );
}
