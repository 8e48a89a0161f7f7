import { useState } from 'react';
import { chanceOf } from '#/core/odds';
import {
  CONTROL_BANDS,
  type ControlBand,
  control,
  controlOdds,
  controlParts,
  mayTestControl,
  type Unit,
  unitsInOrder,
  unitsOf,
} from '#/games/shieldwall/rules';
import type { Faces } from '#/play/roll/dice';
import toolFrame from '#/play/roll/ToolFrame.module.css';
import { Card } from '#/ui/Card';
import { Choice } from '#/ui/Choice';
import { OddsBar } from '#/ui/OddsBar';
import { PartsList } from '#/ui/PartsList';
import { Ruled } from '#/ui/Ruled';
import { Calculator } from '../Calculator';
import { MadeUpUnit } from '../MadeUpUnit';
import { type About, useToolBattle } from '../toolBattle';
import { UnitPicker } from '../UnitPicker';

/** CTRL-3: what each result means for this unit. */
const bandWords = ({ course, level }: Unit): Record<ControlBand, string> =>
  course === 'pursuing'
    ? { halt: 'Stops', free: 'As you wish', run: 'Pursues on' }
    : {
        halt: level === 'shaken' ? 'Must retire' : 'Halts',
        free: 'As you wish',
        run: level === 'bloodLust' ? 'Must advance' : 'Repeats its last move',
      };

/** CTRL: does a unit out of its leader's reach do as it is told? */
export default function Control({ about }: { readonly about: About }) {
  const { battle, shape } = useToolBattle();
  const [id, setId] = useState(about.unit ?? '');
  const [adjust, setAdjust] = useState<'-1' | '0' | '1'>('0');
  const unit = battle.units[id];
  const contingent = battle.contingents[about.contingent ?? ''];
  const candidates =
    about.unit && unit && !shape
      ? [unit]
      : contingent
        ? unitsOf(battle, contingent)
        : unitsInOrder(battle);
  const words = unit && bandWords(unit);
  const by = Number(adjust) as -1 | 0 | 1;
  const test = unit && {
    grade: unit.grade,
    level: unit.level,
    pursuing: unit.course === 'pursuing',
  };
  const resultOf = (faces: Faces) =>
    test && faces.avd?.[0] !== undefined
      ? control(test, faces.avd[0], test.grade === 'A' ? by : 0)
      : null;

  return (
    <Calculator
      title="Control test"
      roll="control"
      plan={() =>
        unit
          ? [
              {
                id: 'avd',
                label: unit.name,
                die: 'AvD',
                dice: 1,
                side: unit.side,
                result: (faces) => `${faces[0]}`,
              },
            ]
          : []
      }
      bar={unit ? mayTestControl(battle, unit) : null}
      command={(faces) => {
        const face = faces.avd?.[0];
        if (!unit || face === undefined) return null;
        return {
          type: 'controlTest',
          unit: id,
          face,
          ...(unit.grade === 'A' && by !== 0 && { adjust: by }),
        };
      }}
      headline={(faces) => {
        const result = resultOf(faces);
        return result?.ok && words
          ? `${result.value.total}: ${words[result.value.band].toLowerCase()}`
          : 'Result';
      }}
      choice={(faces) => {
        const result = resultOf(faces);
        return (
          <>
            {result?.ok && (
              <PartsList
                parts={result.value.parts}
                total={{ label: 'Total', value: result.value.total }}
              />
            )}
            {unit?.grade === 'A' && (
              <Choice
                label="A Grade, as it wishes (CTRL-2)"
                value={adjust}
                options={[
                  { id: '-1', word: '−1' },
                  { id: '0', word: 'As rolled' },
                  { id: '1', word: '+1' },
                ]}
                onSet={setAdjust}
              />
            )}
          </>
        );
      }}
    >
      <Card title="Who tests">
        <UnitPicker
          label="The unit that tests"
          units={candidates}
          chosen={[id]}
          onToggle={setId}
          bar={(each) => mayTestControl(battle, each)}
        />
      </Card>
      {shape && unit && (
        <Card title={unit.name}>
          <MadeUpUnit unit={unit} onShape={(change) => shape(id, change)} />
        </Card>
      )}
      {test && words && (
        <Card odds title="Before the roll">
          <OddsBar
            label={`Control of ${unit.name}`}
            bands={CONTROL_BANDS.map((band, place) => ({
              label: words[band],
              share: chanceOf(controlOdds(test), (value) => value === band),
              tone: ([4, 1, 3] as const)[place] ?? 3,
            }))}
          />
          <PartsList signed parts={controlParts(test)} />
          {unit.grade === 'A' && (
            <p className={toolFrame.toolNote}>
              <Ruled text="A Grade may add or take 1 after seeing the die (CTRL-2); the odds leave that out." />
            </p>
          )}
        </Card>
      )}
    </Calculator>
  );
}
