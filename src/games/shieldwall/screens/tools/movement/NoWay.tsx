import { type Command, FIGURES, type Unit } from '#/games/shieldwall/rules';
import { useGoOn } from '#/play/roll/useGoOn';
import { Button } from '#/ui/Button';
import { Card } from '#/ui/Card';
import { RuleCode } from '#/ui/RuleCode';
import { barTo } from '../barTo';
import { useToolBattle } from '../toolBattle';

/** AFTER-3, AFTER-4: what becomes of a unit that should run and cannot. */
export function NoWay({ unit }: { readonly unit: Unit }) {
  const { battle, run } = useToolBattle();
  const goOn = useGoOn<Command>();
  const broken = unit.course === 'broken';
  const command: Command = broken
    ? { type: 'remove', unit: unit.id, how: 'surrendered' }
    : { type: 'blocked', unit: unit.id };
  if (barTo(battle, command)) return null;
  return (
    <Card
      title={broken ? 'No way out?' : 'No room to retire?'}
      aside={<RuleCode rule={broken ? 'AFTER-4' : 'AFTER-3'} />}
    >
      <p>
        {broken
          ? `If it cannot move, it surrenders to an enemy within ${FIGURES.reach}″.`
          : `If it cannot move, it stays locked with its enemy and takes ${FIGURES.cannotMoveDps} DP.`}
      </p>
      <Button
        onClick={async () => {
          const done = await run(command);
          if (done.ok) goOn(command, done.value.events);
        }}
      >
        {broken ? 'It surrenders' : 'It stays'}
      </Button>
    </Card>
  );
}
