import { Card } from '#/ui/Card';
import { Switch } from '#/ui/Switch';
import { useTurnBoard } from '../turnBoard';

/** How this game is shown. */
export default function OptionsSection() {
  const [turns, setTurns] = useTurnBoard();
  return (
    <Card title="Shield Wall II">
      <Switch on={turns} onSet={setTurns}>
        Turn the board for each player turn
      </Switch>
    </Card>
  );
}
