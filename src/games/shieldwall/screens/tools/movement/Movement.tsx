import { useState } from 'react';
import { D6 } from '#/core/dice';
import {
  type Battle,
  COURSE_OF,
  isRaining,
  type MovePurpose,
  mayAdvance,
  mayMove,
  type Turning,
  type Unit,
  unitsInOrder,
  unitsOf,
} from '#/games/shieldwall/rules';
import type { Dice, Plan } from '#/play/roll/dice';
import { Card } from '#/ui/Card';
import { Choice } from '#/ui/Choice';
import { DiceTally } from '#/ui/DiceTally';
import { Switch } from '#/ui/Switch';
import { Calculator } from '../Calculator';
import { MadeUpUnit } from '../MadeUpUnit';
import { Reminder } from '../Reminder';
import { type About, useToolBattle } from '../toolBattle';
import { UnitPicker } from '../UnitPicker';
import { CatchOdds } from './CatchOdds';
import { MoveOdds } from './MoveOdds';
import { NoWay } from './NoWay';

const PURPOSES: Record<MovePurpose, string> = {
  move: 'Move',
  rout: 'Rout',
  retire: 'Retire',
  pursue: 'Pursue',
};

const TURNINGS: readonly { readonly id: Turning | 'ahead'; readonly word: string }[] = [
  { id: 'ahead', word: 'Ahead' },
  { id: 'changeDirection', word: 'New direction' },
  { id: 'aboutFace', word: 'About face' },
  { id: 'embark', word: 'Embark' },
  { id: 'disembark', word: 'Disembark' },
];

const HALVED: Partial<Record<Turning | 'ahead', 'aboutFace' | 'boarding'>> = {
  aboutFace: 'aboutFace',
  embark: 'boarding',
  disembark: 'boarding',
};

/** MOVE, MAN: one roll for a contingent or a unit, with what it costs in breath. */
export default function Movement({ about }: { readonly about: About }) {
  const { battle, id, shape } = useToolBattle();
  const [start] = useState(() => opening(battle, about));
  const [chosen, setChosen] = useState<readonly string[]>(start.units);
  const [advance, setAdvance] = useState(start.advance);
  const [extraDie, setExtraDie] = useState(about.extraDie ?? false);
  const [stopShort, setStopShort] = useState(false);
  const [turning, setTurning] = useState<Turning | 'ahead'>('ahead');
  const units = chosen.flatMap((id) => battle.units[id] ?? []);
  const purpose = purposeOf(units[0]);
  const running = purpose !== 'move';
  const both = running || extraDie;

  const plan: Plan = () =>
    units.length === 0
      ? []
      : [
          {
            id: 'avd',
            label: 'Average die',
            die: 'AvD',
            dice: 1,
            result: (faces) => `${faces[0]}″`,
          },
          ...(both
            ? [
                {
                  id: 'd6',
                  label: 'D6',
                  die: 'D6' as const,
                  dice: 1,
                  result: (faces: readonly number[]) => `${faces[0]}″`,
                },
              ]
            : []),
        ];
  /** Thrown with the other, as it was said (MOVE-1). */
  const addDie = (dice: Dice) =>
    both ? null : (
      <DiceTally
        label="A D6 more, if it was said"
        die={D6}
        faces={[]}
        dice={1}
        onSet={(faces) => {
          setExtraDie(true);
          dice.add('d6', faces);
        }}
      />
    );
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);

  return (
    <Calculator
      title={PURPOSES[purpose]}
      roll="movement"
      plan={plan}
      more={addDie}
      bar={
        units.map((unit) => mayMove(battle, unit, purpose, advance)).find((bar) => bar !== null) ??
        null
      }
      command={(faces) => ({
        type: 'move',
        units: chosen,
        purpose,
        advance: running ? purpose === 'pursue' : advance,
        faces: [...(faces.avd ?? []), ...(both ? (faces.d6 ?? []) : [])],
        ...(turning !== 'ahead' && !running && { turning }),
        ...(stopShort && !running && { stopShort: true as const }),
      })}
      headline={(faces) => {
        const rolled = [...(faces.avd ?? []), ...(both ? (faces.d6 ?? []) : [])].reduce(
          (a, b) => a + b,
          0,
        );
        return `${HALVED[turning] ? rolled / 2 : rolled}″`;
      }}
    >
      <Card title="Who moves">
        <UnitPicker
          label="Units that share the roll"
          units={start.candidates}
          chosen={chosen}
          onToggle={toggle}
          bar={(unit) => mayMove(battle, unit, purposeOf(unit), advance)}
        />
        {!running && <Reminder of="movement" />}
      </Card>
      {shape && units[0] && (
        <Card title={units[0].name}>
          <MadeUpUnit
            unit={units[0]}
            onShape={(change) => units[0] && shape(units[0].id, change)}
          />
        </Card>
      )}
      {!running && (
        <Card>
          <Choice
            label="Where to"
            value={advance ? 'towards' : 'away'}
            options={[
              { id: 'towards', word: 'Towards the enemy' },
              { id: 'away', word: 'Sideways or back' },
            ]}
            onSet={(where) => setAdvance(where === 'towards')}
          />
          <Switch rule="MOVE-1" on={extraDie} onSet={setExtraDie}>
            Add a D6, declared first
          </Switch>
          <Switch rule="MOVE-2" on={stopShort} onSet={setStopShort}>
            May stop short, declared first
          </Switch>
          <Choice label="Manoeuvre" value={turning} options={TURNINGS} onSet={setTurning} />
        </Card>
      )}
      {id !== null && (purpose === 'rout' || purpose === 'retire') && units[0] && (
        <NoWay unit={units[0]} />
      )}
      {running && units[0] && <CatchOdds unit={units[0]} />}
      {units.length > 0 && (
        <MoveOdds
          purpose={purpose}
          extraDie={both}
          half={HALVED[turning] ?? null}
          rain={isRaining(battle)}
          tires={!running && turning !== 'changeDirection' && HALVED[turning] !== 'boarding'}
        />
      )}
    </Calculator>
  );
}

/** What a unit's course makes of its move. */
const purposeOf = (unit: Unit | undefined): MovePurpose =>
  (Object.keys(COURSE_OF) as (keyof typeof COURSE_OF)[]).find(
    (each) => COURSE_OF[each] === unit?.course,
  ) ?? 'move';

interface Opening {
  readonly candidates: readonly Unit[];
  readonly units: readonly string[];
  readonly advance: boolean;
  readonly purpose: MovePurpose;
}

/** MOVE-3: the contingent moves as one; whoever cannot come along is left out from the start. */
function opening(battle: Battle, { unit: id, contingent: leaderId }: About): Opening {
  const unit = id ? battle.units[id] : undefined;
  const contingent = battle.contingents[unit?.contingent ?? leaderId ?? ''];
  const candidates = contingent ? unitsOf(battle, contingent) : unitsInOrder(battle);
  const free = candidates.find((each) => mayMove(battle, each, 'move', true) === null);
  const lead = unit ?? (contingent ? (free ?? candidates[0]) : undefined);
  if (!lead) return { candidates, units: [], advance: true, purpose: 'move' };
  const advance = mayAdvance(battle, lead) === null;
  const purpose = purposeOf(lead);
  const along = candidates.filter(
    (each) =>
      each.id === lead.id ||
      (purpose === 'move' &&
        purposeOf(each) === 'move' &&
        mayMove(battle, each, 'move', advance) === null),
  );
  return { candidates, units: along.map((each) => each.id), advance, purpose };
}
