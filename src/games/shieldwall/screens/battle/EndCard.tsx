import { Button } from '../../../../ui/Button';
import { Card } from '../../../../ui/Card';
import type { Battle } from '../../rules';
import { useTable } from './table';

/** END-1: the battle is over until somebody says that it goes on. */
export function EndCard({ battle }: { readonly battle: Battle }) {
  const { act } = useTable();
  if (!battle.ended) return null;
  const { how, side } = battle.ended;
  const loser = side ? battle.sides[side].name : null;
  return (
    <Card title="The battle is over">
      <p>
        {how === 'gaveUp' && loser
          ? `Given up: ${loser}`
          : how === 'timeCalled'
            ? 'Time was called'
            : 'By agreement'}
      </p>
      <Button onClick={() => act({ type: 'resume' })}>Fight on</Button>
    </Card>
  );
}
