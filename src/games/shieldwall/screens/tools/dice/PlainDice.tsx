import { useState } from 'react';
import { AVD, D6, type Die as DieFaces, throwDice } from '#/core/dice';
import { hitCounts, sharesOf } from '#/core/odds';
import { appChance } from '#/platform/chance';
import { rattle } from '#/platform/sound';
import { ToolFrame } from '#/play/roll/ToolFrame';
import { useSettings } from '#/store/react';
import { Button } from '#/ui/Button';
import { Card } from '#/ui/Card';
import { Choice } from '#/ui/Choice';
import { Die } from '#/ui/Die';
import { Histogram } from '#/ui/Histogram';
import { Stepper } from '#/ui/Stepper';
import { FaceCounts } from './FaceCounts';
import css from './PlainDice.module.css';

const KINDS = [
  { id: 'D6', die: D6, name: 'D6' },
  { id: 'AvD', die: AVD, name: 'Average dice' },
] as const;
type Kind = (typeof KINDS)[number]['id'];
const MOST = 60;
/** More bars than this nobody can read on a phone. */
const MOST_BARS = 13;

const NO_DICE: Readonly<Record<Kind, readonly number[]>> = { D6: [], AvD: [] };

/** Any dice, for whatever the rules did not think of: counted by face, chosen ones thrown again. */
export default function PlainDice() {
  const [wanted, setWanted] = useState<Readonly<Record<Kind, number>>>({ D6: 6, AvD: 0 });
  const [{ sound }] = useSettings();
  const [on, setOn] = useState('6');
  const [faces, setFaces] = useState(NO_DICE);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const place = (kind: Kind, at: number) => `${kind}/${at}`;
  const thrown = faces.D6.length + faces.AvD.length > 0;

  const thrownHigh = (kind: Kind, die: DieFaces) =>
    throwDice(appChance, die, wanted[kind]).sort((a, b) => b - a);
  const throwAll = () => {
    if (sound) rattle();
    setFaces({ D6: thrownHigh('D6', D6), AvD: thrownHigh('AvD', AVD) });
    setTaken([]);
  };
  const again = (kind: Kind, die: DieFaces) =>
    faces[kind].map((face, at) =>
      taken.includes(place(kind, at)) ? (throwDice(appChance, die, 1)[0] ?? face) : face,
    );
  const throwTaken = () => {
    if (sound) rattle();
    setFaces({ D6: again('D6', D6), AvD: again('AvD', AVD) });
    setTaken([]);
  };
  const toggle = (at: string) =>
    setTaken(taken.includes(at) ? taken.filter((each) => each !== at) : [...taken, at]);

  return (
    <ToolFrame
      title="Dice"
      footer={
        <>
          {taken.length > 0 && (
            <Button icon="dice" onClick={throwTaken}>
              Re-roll {taken.length}
            </Button>
          )}
          <Button
            kind="main"
            icon="dice"
            aria-disabled={wanted.D6 + wanted.AvD === 0}
            onClick={throwAll}
          >
            {thrown ? 'Throw all' : 'Throw'}
          </Button>
        </>
      }
    >
      <Card>
        {KINDS.map(({ id, name }) => (
          <Stepper
            key={id}
            label={name}
            value={wanted[id]}
            most={MOST}
            onSet={(count) => setWanted({ ...wanted, [id]: count })}
          />
        ))}
        <Choice
          label="Hits on"
          value={on}
          options={[2, 3, 4, 5, 6].map((face) => ({
            id: `${face}`,
            word: face === 6 ? '6' : `${face}+`,
          }))}
          onSet={setOn}
        />
      </Card>
      {KINDS.map(({ id, die, name }) => {
        const lying = faces[id];
        if (lying.length > 0) {
          const hits = lying.filter((face) => face >= Number(on)).length;
          return (
            <Card
              key={id}
              title={name}
              aside={
                <b>
                  {hits} {hits === 1 ? 'hit' : 'hits'}, sum{' '}
                  {lying.reduce((sum, face) => sum + face, 0)}
                </b>
              }
            >
              <FaceCounts die={die} faces={lying} />
              {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row in every browser */}
              <div className={css.plainDice} role="group" aria-label={`${name}: tap to take up`}>
                {lying.map((face, at) => (
                  <button
                    // biome-ignore lint/suspicious/noArrayIndexKey: a die is known by its place
                    key={at}
                    type="button"
                    aria-pressed={taken.includes(place(id, at))}
                    aria-label={`${face}: throw this one again`}
                    onClick={() => toggle(place(id, at))}
                  >
                    <Die face={face} hit={face >= Number(on)} />
                  </button>
                ))}
              </div>
            </Card>
          );
        }
        return wanted[id] > 0 && wanted[id] < MOST_BARS ? (
          <Card key={id} title="Before the roll">
            <Histogram
              label={`Hits of ${wanted[id]} ${name}`}
              bars={sharesOf(hitCounts(die, wanted[id], Number(on)))
                .map((share, count) => ({ label: `${count}`, share }))
                .filter(({ share }) => share > 0)}
            />
          </Card>
        ) : null;
      })}
    </ToolFrame>
  );
}
