import { memo, useState } from 'react';
import type { TaskList } from '#/core/kernel';
import { SIDE_NAMES, type Side } from '#/core/sides';
import { Button } from '#/ui/Button';
import { Chip } from '#/ui/Chip';
import { Icon } from '#/ui/icons/Icon';
import { SideMark } from '#/ui/SideMark';
import css from './GuideCard.module.css';

/** So many lines stand open; the rest unfolds. */
const IN_SIGHT = 2;

/** What is asked of the players. Plain data: two tasks are one if nothing in them differs. */
export interface GuideTask {
  readonly text: string;
  /** Whose it is, where it is one side's. */
  readonly side?: Side;
  /** What is answered most often, with one tap. */
  readonly answer?: { readonly word: string };
}

export interface GuideCardProps<Task extends GuideTask> {
  readonly guide: TaskList<Task>;
  /** Every line stands open. */
  readonly whole?: boolean;
  /** The same function from render to render: most taps change nothing of what is due. */
  readonly onOpen: (task: Task) => void;
  /** Gives a task's own answer. */
  readonly onAnswer?: (task: Task) => void;
}

/** What the phase asks for, gone when it is done. */
export const GuideCard = memo(GuideList, sameTasks) as typeof GuideList;

function GuideList<Task extends GuideTask>({
  guide: { due, open },
  whole = false,
  onOpen,
  onAnswer,
}: GuideCardProps<Task>) {
  const [turned, setUnfolded] = useState(false);
  // Where nothing is due, a line or two that are open hide nothing.
  const unfolded = whole || turned || (due.length === 0 && open.length <= IN_SIGHT);
  if (due.length + open.length === 0) return null;
  const inSight = unfolded ? due : due.slice(0, IN_SIGHT);
  const hidden = due.length - inSight.length + (unfolded ? 0 : open.length);
  const line = (task: Task, isDue: boolean) => (
    <TaskLine
      key={keyOf(task)}
      task={task}
      isDue={isDue}
      onOpen={() => onOpen(task)}
      onAnswer={() => onAnswer?.(task)}
    />
  );
  return (
    <section className={css.due} data-due aria-label="This phase">
      <ul>
        {inSight.map((task) => line(task, true))}
        {unfolded && open.map((task) => line(task, false))}
      </ul>
      {(hidden > 0 || (turned && !whole)) && (
        <button
          type="button"
          className={css.dueMore}
          data-due-more
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          <b>{unfolded ? 'Less' : more(due.length - inSight.length, open.length)}</b>
          {!unfolded && <span className={css.duePreview}>{open[0]?.text}</span>}
          <Icon name={unfolded ? 'up' : 'down'} />
        </button>
      )}
    </section>
  );
}

const keyOf = (task: GuideTask): string => JSON.stringify(task);

function sameTasks(a: GuideCardProps<GuideTask>, b: GuideCardProps<GuideTask>): boolean {
  const same = (here: readonly GuideTask[], there: readonly GuideTask[]) =>
    here.length === there.length &&
    here.every((task, place) => {
      const other = there[place];
      return other && keyOf(task) === keyOf(other);
    });
  return (
    a.whole === b.whole &&
    a.onOpen === b.onOpen &&
    a.onAnswer === b.onAnswer &&
    same(a.guide.due, b.guide.due) &&
    same(a.guide.open, b.guide.open)
  );
}

const more = (due: number, open: number): string =>
  [due > 0 && `${due} more due`, open > 0 && `${open} open`].filter(Boolean).join(', ');

interface TaskLineProps {
  readonly task: GuideTask;
  readonly isDue: boolean;
  readonly onOpen: () => void;
  readonly onAnswer: () => void;
}

function TaskLine({ task: { text, side, answer }, isDue, onOpen, onAnswer }: TaskLineProps) {
  return (
    <li className={answer ? css.dueAsked : ''}>
      <button type="button" className={css.dueTask} data-due-task onClick={onOpen}>
        {isDue ? <Chip tone="red">due</Chip> : <Chip>open</Chip>}
        {side && <SideMark side={side} />}
        <span className={`name ${css.dueText}`}>
          {side && <span className="sr-only">{SIDE_NAMES[side]}: </span>}
          {text}
        </span>
        <Icon name="next" />
      </button>
      {answer && (
        <Button aria-label={`${answer.word}: ${text}`} onClick={onAnswer}>
          {answer.word}
        </Button>
      )}
    </li>
  );
}
