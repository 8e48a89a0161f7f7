import { Button } from '#/ui/Button';
import { Card } from '#/ui/Card';
import { WithCode } from '#/ui/RuleCode';
import css from './Next.module.css';
import toolFrame from './ToolFrame.module.css';
import { type DueTask, useRollTable } from './table';
import { useGoToTask } from './useGoOn';

export interface NextProps {
  /** What has just been done. */
  readonly said?: string;
  readonly again?: string;
  readonly onAgain?: () => void;
}

/** What a roll has brought up, offered at once; then back to the table. */
export function Next({ said = 'Applied.', again = 'Another roll', onAgain }: NextProps) {
  const { game, state, id } = useRollTable();
  const goTo = useGoToTask();
  const due = game.due(state, id);
  return (
    <>
      <p className={toolFrame.toolNote} role="status">
        {said}
      </p>
      {due.length > 0 && (
        <Card title="Due now">
          {due.map((task) => (
            <WithCode key={task.text} rule={task.rule}>
              <Button className={toolFrame.nextTask} onClick={() => goTo(task)}>
                {task.text}
              </Button>
            </WithCode>
          ))}
        </Card>
      )}
      {onAgain && <Button onClick={onAgain}>{again}</Button>}
      {id && (
        <Button kind="main" onClick={() => goTo(null)}>
          Back to the battle
        </Button>
      )}
    </>
  );
}

/** Under a result: what it will bring up. */
export function Then({ tasks }: { readonly tasks: readonly DueTask[] }) {
  const [next] = tasks;
  return (
    next && (
      <p className={css.then}>
        Then <b>{next.text}</b>
      </p>
    )
  );
}
