import { useState } from 'react';
import { AVD, throwDice } from '#/core/dice';
import { chanceOf } from '#/core/odds';
import {
  type Army,
  type Breach,
  leaderPointsOdds,
  type MusteredContingent,
  type MusteredLeader,
} from '#/games/shieldwall/rules';
import { appChance } from '#/platform/chance';
import { Breaches } from '#/play/saved/Breaches';
import { ItemActions } from '#/play/saved/ItemActions';
import type { Change } from '#/play/saved/useSaved';
import { Button } from '#/ui/Button';
import { Die } from '#/ui/Die';
import { Panel } from '#/ui/Panel';
import { percent } from '#/ui/percent';
import { Stepper } from '#/ui/Stepper';
import { Switch } from '#/ui/Switch';
import { TextField } from '#/ui/TextField';
import css from './ContingentPanel.module.css';
import { EDIT_LIMITS, moved, withCommander, withContingent, withContingentCopied } from './muster';
import type { ChangeArmy } from './useArmy';

/** "2 17 %, 3 33 % ...": said before the die is thrown. */
const ODDS = leaderPointsOdds()
  .map(({ value }) => `${value}: ${percent(chanceOf(leaderPointsOdds(), (lp) => lp === value))}`)
  .join(', ');

export interface ContingentPanelProps {
  readonly army: Army;
  readonly place: number;
  readonly contingent: MusteredContingent;
  readonly breaches: readonly Breach[];
  readonly onChange: ChangeArmy;
  readonly onPlace: (place: number) => void;
  readonly onClose: () => void;
}

/** A contingent's name, its leader and his LPs, and its place in the line. */
export function ContingentPanel({
  army,
  place,
  contingent,
  breaches,
  onChange,
  onPlace,
  onClose,
}: ContingentPanelProps) {
  const [thrown, setThrown] = useState<number | null>(null);
  const { contingents } = army;
  const { name, leader } = contingent;
  const set = (changes: Partial<MusteredContingent>, change: Change) =>
    onChange(withContingent(army, place, { ...contingent, ...changes }), change);
  const lead = (changes: Partial<MusteredLeader>, change: Change) =>
    set({ leader: { ...leader, ...changes } }, change);
  const roll = () => {
    const [lp] = throwDice(appChance, AVD, 1);
    if (lp === undefined) return;
    setThrown(lp);
    lead({ lp }, { words: `Roll the LPs of ${leader.name}` });
  };
  const move = (to: number) => () => {
    onChange(
      { ...army, contingents: moved(contingents, place, to) },
      { words: `Move ${name}`, field: 'order of the line' },
    );
    onPlace(to);
  };
  const leave = (next: Army, change: Change) => {
    onChange(next, change);
    onClose();
  };
  return (
    <Panel title={<bdi>{name || 'Untitled'}</bdi>} onClose={onClose}>
      <Breaches breaches={breaches} />
      <TextField
        label="Name of the contingent"
        value={name}
        onSet={(next) =>
          set({ name: next }, { words: 'Rename a contingent', field: `contingent name ${place}` })
        }
      />
      <TextField
        label="Name of its leader"
        value={leader.name}
        onSet={(next) =>
          lead({ name: next }, { words: 'Rename a leader', field: `leader name ${place}` })
        }
      />
      <Stepper
        label="LPs"
        value={leader.lp}
        most={EDIT_LIMITS.lp}
        onSet={(lp) => {
          setThrown(null);
          lead({ lp }, { words: `LPs of ${leader.name}` });
        }}
      />
      <div className={css.lpRoll}>
        <Button icon="dice" onClick={roll}>
          Roll an average die
        </Button>
        <span className={css.lpThrown} role="status">
          {thrown !== null && (
            <>
              <Die face={thrown} /> Rolled: {thrown}
            </>
          )}
        </span>
        <p>{ODDS}</p>
      </div>
      <Switch
        on={leader.commander}
        onSet={(on) =>
          onChange(withCommander(army, place, on), {
            words: on ? `${leader.name} is commander in chief` : 'No commander in chief',
          })
        }
      >
        Commander in chief
      </Switch>
      <ItemActions
        name={name}
        before={{ word: 'To the right', onMove: place > 0 ? move(place - 1) : null }}
        after={{
          word: 'To the left',
          onMove: place < contingents.length - 1 ? move(place + 1) : null,
        }}
        onCopy={() => leave(withContingentCopied(army, place), { words: `Duplicate ${name}` })}
        onDelete={() =>
          leave(
            { ...army, contingents: contingents.toSpliced(place, 1) },
            { words: `Delete ${name}`, deleted: name },
          )
        }
      />
    </Panel>
  );
}
