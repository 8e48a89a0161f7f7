import { useState } from 'react';
import {
  type Course,
  DP_CAUSES,
  type DpCause,
  type HandUnit,
  LEVEL_NAMES,
  LOSSES,
  type Loss,
  SUPERNUMERARIES,
  SUPERNUMERARY_NAMES,
  type Unit,
} from '#/games/shieldwall/rules';
import { Choice, type ChoiceOption } from '#/ui/Choice';
import { Icon } from '#/ui/icons/Icon';
import { Stepper } from '#/ui/Stepper';
import { Switch } from '#/ui/Switch';
import { Ladder } from '../parts/Ladder';
import css from './byHand.module.css';
import { COURSE_MARKS, LOSS_WORDS, SUPERNUMERARY_ICONS } from './marks';
import { useTable } from './table';

const COURSE_OPTIONS: readonly ChoiceOption<Course>[] = [
  { id: 'steady', word: 'Steady' },
  { id: 'retiring', ...COURSE_MARKS.retiring },
  { id: 'pursuing', ...COURSE_MARKS.pursuing },
  { id: 'broken', ...COURSE_MARKS.broken },
];

const CAUSES: readonly ChoiceOption<DpCause>[] = DP_CAUSES.map((id) => ({
  id,
  word: `${id[0]?.toUpperCase()}${id.slice(1)}`,
}));

const LOSS_OPTIONS: readonly ChoiceOption<Loss | 'here'>[] = [
  { id: 'here', word: 'In the battle' },
  ...LOSSES.map((id) => ({ id, word: LOSS_WORDS[id] })),
];

/** Every figure of a unit, to be put right where the table says otherwise. */
export function UnitByHand({ unit }: { readonly unit: Unit }) {
  const { act } = useTable();
  const [cause, setCause] = useState<DpCause>('morale');
  const set = (change: HandUnit) => act({ type: 'setUnit', unit: unit.id, set: change });
  const carry = (each: (typeof SUPERNUMERARIES)[number], on: boolean) =>
    set({
      supernumeraries: on
        ? [...unit.supernumeraries, each]
        : unit.supernumeraries.filter((other) => other !== each),
    });
  return (
    <div className={css.byHand}>
      <Stepper
        label="DPs"
        value={unit.dps}
        onSet={(dps) =>
          act(
            dps > unit.dps
              ? { type: 'giveDp', unit: unit.id, cause }
              : { type: 'takeDp', unit: unit.id },
          )
        }
      />
      <Choice label="Cause of the next DP" options={CAUSES} value={cause} onSet={setCause} />
      <Ladder
        label={`Level of ${unit.name}`}
        value={unit.level}
        nameOf={(level) => LEVEL_NAMES[level]}
        onSet={(level) => set({ level })}
      />
      <Stepper
        label="Stands"
        value={unit.stands}
        most={unit.fullStands}
        onSet={(stands) => set({ stands })}
      />
      <Switch on={unit.formed} onSet={(formed) => set({ formed })}>
        Formed
      </Switch>
      <Switch on={unit.inCombat} onSet={(inCombat) => set({ inCombat })}>
        In combat
      </Switch>
      <Switch on={unit.thisTurn.charge === 'charges'} onSet={(charged) => set({ charged })}>
        Charged this turn
      </Switch>
      <Switch on={unit.followingUp} onSet={(followingUp) => set({ followingUp })}>
        Following up
      </Switch>
      <Switch on={unit.fightsToDeath} onSet={(fightsToDeath) => set({ fightsToDeath })}>
        Fights to the death
      </Switch>
      <Choice
        label="Movement state"
        options={COURSE_OPTIONS}
        value={unit.course}
        onSet={(course) => set({ course })}
      />
      {SUPERNUMERARIES.map((each) => (
        <Switch key={each} on={unit.supernumeraries.includes(each)} onSet={(on) => carry(each, on)}>
          <Icon name={SUPERNUMERARY_ICONS[each]} />
          {SUPERNUMERARY_NAMES[each]}
        </Switch>
      ))}
      <Choice
        label="Fate"
        options={LOSS_OPTIONS}
        value={unit.lost ?? 'here'}
        onSet={(fate) =>
          set(
            fate === 'here'
              ? { lost: null, stands: Math.max(1, unit.stands) }
              : { lost: fate, inCombat: false },
          )
        }
      />
    </div>
  );
}
