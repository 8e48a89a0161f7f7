import { useNavigate } from 'react-router-dom';
import { Button } from '../../../../ui/Button';
import { Card } from '../../../../ui/Card';
import { guide } from '../../rules';
import { toolPath } from './address';
import { useField } from './field';
import { useToBattle } from './useToBattle';

export interface NextProps {
  /** What has just been done. */
  readonly said?: string;
  readonly again?: string;
  readonly onAgain?: () => void;
}

/** What a roll has brought up, offered at once; then back to the table. */
export function Next({ said = 'Applied.', again = 'Another roll', onAgain }: NextProps) {
  const { battle, id } = useField();
  const navigate = useNavigate();
  const toBattle = useToBattle(id);
  const { due } = guide(battle);
  return (
    <>
      <p className="tool-note" role="status">
        {said}
      </p>
      {due.length > 0 && (
        <Card title="Due now">
          {due.map((task) => (
            <Button
              key={task.text}
              className="next-task"
              onClick={() =>
                task.tool === 'unit'
                  ? toBattle()
                  : // In its place: this one is done with.
                    navigate(toolPath(task.tool, id, task), { replace: true })
              }
            >
              {task.text} <small className="rule">{task.rule}</small>
            </Button>
          ))}
        </Card>
      )}
      {onAgain && <Button onClick={onAgain}>{again}</Button>}
      {id && (
        <Button kind="main" onClick={toBattle}>
          Back to the battle
        </Button>
      )}
    </>
  );
}
