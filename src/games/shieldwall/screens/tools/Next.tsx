import { useNavigate } from 'react-router-dom';
import { Button } from '../../../../ui/Button';
import { Card } from '../../../../ui/Card';
import { guide } from '../../rules';
import { toolPath } from './address';
import { useField } from './field';

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
                navigate(task.tool === 'unit' ? `/battle/${id}` : toolPath(task.tool, id, task))
              }
            >
              {task.text} <small className="rule">{task.rule}</small>
            </Button>
          ))}
        </Card>
      )}
      {onAgain && <Button onClick={onAgain}>{again}</Button>}
      {id && (
        <Button kind="main" onClick={() => navigate(`/battle/${id}`)}>
          Back to the battle
        </Button>
      )}
    </>
  );
}
