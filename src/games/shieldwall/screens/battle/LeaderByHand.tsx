import { type Contingent, type Fate, lpLeft } from '#/games/shieldwall/rules';
import { Choice, type ChoiceOption } from '#/ui/Choice';
import { Stepper } from '#/ui/Stepper';
import { Switch } from '#/ui/Switch';
import css from './byHand.module.css';
import { useTable } from './table';

const FATE_OPTIONS: readonly ChoiceOption<Fate>[] = [
  { id: 'leading', word: 'Leading' },
  { id: 'killed', word: 'Killed' },
  { id: 'captured', word: 'Captured' },
];

/** More than any leader has; the kernel says no to nonsense anyway. */
const MOST_LP = 20;

/** Every figure of a leader, to be put right where the table says otherwise. */
export function LeaderByHand({ contingent }: { readonly contingent: Contingent }) {
  const { act } = useTable();
  const { id, leader } = contingent;
  return (
    <div className={css.byHand}>
      <Stepper
        label="LPs left this turn"
        value={lpLeft(leader)}
        most={leader.lp}
        onSet={(left) =>
          act({ type: 'setLeader', contingent: id, set: { spent: leader.lp - left } })
        }
      />
      <Stepper
        label="LPs each turn"
        value={leader.lp}
        most={MOST_LP}
        onSet={(lp) => act({ type: 'setLeader', contingent: id, set: { lp } })}
      />
      <Switch
        on={contingent.signalled}
        onSet={(signalled) => act({ type: 'setSignalled', contingent: id, signalled })}
      >
        The advance is signalled
      </Switch>
      <Choice
        label="Fate"
        options={FATE_OPTIONS}
        value={leader.fate}
        onSet={(fate) => act({ type: 'setLeader', contingent: id, set: { fate } })}
      />
    </div>
  );
}
