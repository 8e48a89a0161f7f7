import { type Contingent, FIGURES, type GodCard } from '#/games/shieldwall/rules';
import { Card } from '#/ui/Card';
import { Choice } from '#/ui/Choice';
import { RuleCode } from '#/ui/RuleCode';
import { Ruled } from '#/ui/Ruled';
import { Switch } from '#/ui/Switch';
import { useToolBattle } from '../toolBattle';

export interface HolyPersonsProps {
  readonly godCard: GodCard;
  readonly leaders: readonly Contingent[];
  readonly callers: readonly string[];
  readonly redraw: boolean;
  readonly onCall: (callers: readonly string[]) => void;
  readonly onRedraw: (redraw: boolean) => void;
}

/** LEAD-6, LEAD-9: one side cancels the card; both undo each other. */
export function HolyPersons(props: HolyPersonsProps) {
  const { godCard, leaders, callers, redraw, onCall, onRedraw } = props;
  const { battle } = useToolBattle();
  const sides = new Set(callers.map((id) => battle.contingents[id]?.side));
  return (
    <Card title="Holy persons" aside={<RuleCode rule="LEAD-6" />}>
      {leaders.map(({ id, leader }) => {
        const on = callers.includes(id);
        return (
          <Switch
            key={id}
            on={on}
            onSet={() => onCall(on ? callers.filter((each) => each !== id) : [...callers, id])}
          >
            {leader.name} calls on a holy person, {FIGURES.lp.holyPerson} LP
          </Switch>
        );
      })}
      {(sides.size > 1 || godCard.called) && (
        <p>
          <Ruled text="Both call: the LPs are gone and the first card stands (LEAD-9)." />
        </p>
      )}
      {callers.length === 1 && !godCard.called && (
        <Choice
          label="Cancel the card"
          value={redraw ? 'redraw' : 'only'}
          options={[
            { id: 'only', word: 'No redraw' },
            { id: 'redraw', word: 'Draw another' },
          ]}
          onSet={(how) => onRedraw(how === 'redraw')}
        />
      )}
    </Card>
  );
}
