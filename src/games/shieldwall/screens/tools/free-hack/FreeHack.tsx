import { useState } from 'react';
import { allWays } from '#/core/odds';
import {
  FIGURES,
  flees,
  freeHack,
  freeHackOdds,
  otherSide,
  type Unit,
  unitsInOrder,
} from '#/games/shieldwall/rules';
import { Card } from '#/ui/Card';
import { Histogram } from '#/ui/Histogram';
import { RuleCode } from '#/ui/RuleCode';
import { Stepper } from '#/ui/Stepper';
import { barTo } from '../barTo';
import { Calculator } from '../Calculator';
import { ignoringTurnOrder } from '../ignoringTurnOrder';
import { likelyFirst } from '../likelyFirst';
import { type About, useToolBattle } from '../toolBattle';
import { WhichUnit } from '../WhichUnit';

/** AFTER-6: pursuers who catch a fleeing unit cut it down. */
export default function FreeHack({ about }: { readonly about: About }) {
  const { battle, id, shape } = useToolBattle();
  const units = unitsInOrder(battle);
  const pursuers = units.filter(({ thisTurn }) => thisTurn.caught !== null);
  const [who, setWho] = useState(
    () => about.unit ?? (pursuers.length === 1 ? (pursuers[0]?.id ?? null) : null),
  );
  const [whom, setWhom] = useState<string | null>(null);
  const unit = units.find((each) => each.id === who) ?? null;
  const enemies = unit ? units.filter((each) => each.side === otherSide(unit.side)) : [];
  const target = enemies.find((each) => each.id === (whom ?? unit?.thisTurn.caught)) ?? null;
  const [some, setSome] = useState<number | null>(null);
  // All of them, until the players say that fewer have met the fleeing.
  const engaged = Math.min(some ?? Number.POSITIVE_INFINITY, unit?.stands ?? 1);
  const hack = unit && target ? { engagedStands: engaged, targetStands: target.stands } : null;
  const commandFor = (faces: readonly number[]) =>
    unit && target && ({ type: 'freeHack', unit: unit.id, target: target.id, faces } as const);
  const asked = commandFor([1]);
  const odds = hack && freeHackOdds(hack);
  const cut = (faces: readonly number[]) => {
    const result = hack && freeHack(hack, faces);
    const stands = result?.ok ? result.value : 0;
    return `${stands} ${stands === 1 ? 'stand' : 'stands'}`;
  };
  const stands = (each: Unit) =>
    shape && (
      <Stepper
        label={`Stands of ${each.name}`}
        value={each.stands}
        least={1}
        most={FIGURES.bands.mostStands}
        onSet={(count) => shape(each.id, { stands: count, fullStands: count })}
      />
    );
  return (
    <Calculator
      title="Free hack"
      roll="freeHack"
      plan={() =>
        unit && target
          ? [
              {
                id: 'hack',
                label: unit.name,
                die: 'D6',
                dice: engaged,
                hitsOn: FIGURES.freeHack.kills,
                side: unit.side,
                result: cut,
              },
            ]
          : []
      }
      bar={id !== null && asked ? barTo(battle, asked) : null}
      command={({ hack: faces = [] }, counted) => {
        const command = commandFor(faces);
        return (
          command &&
          ignoringTurnOrder(id, { ...command, ...(counted.size > 0 && { counted: true }) })
        );
      }}
      headline={({ hack: faces = [] }) => `${target?.name}: ${cut(faces)} lost`}
    >
      <WhichUnit
        label="Pursuer"
        units={likelyFirst(units, ({ course }) => course === 'pursuing')}
        chosen={unit}
        onChoose={(each) => {
          setWho(each.id);
          setSome(null);
        }}
      />
      {unit && stands(unit)}
      {unit && (
        <WhichUnit
          label="Caught"
          units={likelyFirst(enemies, flees)}
          chosen={target}
          onChoose={(each) => setWhom(each.id)}
        />
      )}
      {target && stands(target)}
      {unit && target && unit.stands > 1 && (
        <Stepper
          label="Stands engaged"
          value={engaged}
          least={1}
          most={unit.stands}
          onSet={setSome}
        />
      )}
      {unit && odds?.ok && (
        <Card
          odds
          title="Before the roll"
          aside={
            <span>
              {engaged} {engaged === 1 ? 'die' : 'dice'}, {FIGURES.freeHack.kills}+ kills{' '}
              <RuleCode rule="AFTER-6" />
            </span>
          }
        >
          <Histogram
            label="Stands cut down"
            bars={odds.value.map(({ value, ways }) => ({
              label: `${value}`,
              share: ways / allWays(odds.value),
            }))}
          />
        </Card>
      )}
    </Calculator>
  );
}
