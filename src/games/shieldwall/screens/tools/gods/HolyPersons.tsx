import { Card } from '../../../../../ui/Card';
import { Choice } from '../../../../../ui/Choice';
import { Switch } from '../../../../../ui/Switch';
import { type Contingent, FIGURES, mayCallHolyPerson } from '../../../rules';
import { useField } from '../field';

export interface HolyPersonsProps {
  readonly leaders: readonly Contingent[];
  readonly callers: readonly string[];
  readonly redraw: boolean;
  readonly onCall: (callers: readonly string[]) => void;
  readonly onRedraw: (redraw: boolean) => void;
}

/** LEAD-6, LEAD-9: one side turns the card away; both undo each other. */
export function HolyPersons({ leaders, callers, redraw, onCall, onRedraw }: HolyPersonsProps) {
  const { battle } = useField();
  const sides = new Set(callers.map((id) => battle.contingents[id]?.side));
  return (
    <Card title="Holy persons" aside={<small className="rule">LEAD-6</small>}>
      {leaders.map(({ id, leader }) => {
        const on = callers.includes(id);
        const bar = mayCallHolyPerson(battle, id);
        return (
          <Switch
            key={id}
            on={on}
            onSet={() => onCall(on ? callers.filter((each) => each !== id) : [...callers, id])}
          >
            {leader.name} calls on his, {FIGURES.lp.holyPerson} LP
            {bar && <small> {bar.why}</small>}
          </Switch>
        );
      })}
      {sides.size > 1 && <p>Both call: the LPs are gone and this card stands. LEAD-9</p>}
      {callers.length === 1 && (
        <Choice
          label="The card is turned away"
          value={redraw ? 'redraw' : 'only'}
          options={[
            { id: 'only', word: 'and that is all' },
            { id: 'redraw', word: 'and another drawn' },
          ]}
          onSet={(how) => onRedraw(how === 'redraw')}
        />
      )}
    </Card>
  );
}
