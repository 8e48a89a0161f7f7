import { useState } from 'react';
import {
  type Battle,
  FIGURES,
  facing,
  mayShoot,
  missileDice,
  otherSide,
  type PairedShots,
  pairedShots,
  type Side,
  shootingOf,
  type Unit,
  unitsInOrder,
} from '#/games/shieldwall/rules';
import type { Faces, Thrower } from '#/play/roll/dice';
import { Button } from '#/ui/Button';
import { Card } from '#/ui/Card';
import { Calculator } from '../Calculator';
import { Reminder } from '../Reminder';
import { type About, useToolBattle } from '../toolBattle';
import { UnitPicker } from '../UnitPicker';
import css from './Missiles.module.css';
import { VolleyCard } from './VolleyCard';
import type { VolleyPlan } from './volleyPlan';

/** MISS: both sides shoot at once, and nothing is applied before both have thrown (MISS-4). */
export default function Missiles({ about }: { readonly about: About }) {
  const { battle, id } = useToolBattle();
  const [shooter, setShooter] = useState(about.unit);
  const [aims, setAims] = useState<readonly VolleyPlan[]>([]);
  const unit = shooter ? battle.units[shooter] : undefined;
  const here = unitsInOrder(battle);
  const shooters = aims
    .flatMap((aim) => aim.shooters)
    .flatMap((each) => battle.units[each.unit] ?? []);

  const both = new Set(aims.map(({ target }) => battle.units[target]?.side)).size > 1;

  /** A target in range is a shooter in range: its answer is aimed too. */
  const aimAt = (target: Unit) => {
    if (!unit) return;
    const others = aims.filter((aim) => aim.target !== target.id);
    const pooled = aims.find((aim) => aim.target === target.id);
    const mine = pooled
      ? {
          ...pooled,
          shooters: [...pooled.shooters.filter((each) => each.unit !== unit.id), standsOf(unit)],
        }
      : aimOf(unit, target);
    const answered = aims.some((aim) => aim.shooters.some((each) => each.unit === target.id));
    const answer = !answered && mayShoot(battle, target) === null ? [aimOf(target, unit)] : [];
    setAims([
      ...others,
      mine,
      ...answer.filter((aim) => !others.some((each) => each.target === aim.target)),
    ]);
    setShooter(null);
  };

  return (
    <Calculator
      title="Missiles"
      roll="missiles"
      plan={() => aims.map((aim) => throwerOf(battle, aim))}
      bar={shooters.map((each) => mayShoot(battle, each)).find((bar) => bar !== null) ?? null}
      headline={(faces) => hitWords(aims.reduce((sum, aim) => sum + hitsAt(aim, faces), 0))}
      verdict={(faces) => {
        const hits = aims.map((aim) => hitsAt(aim, faces));
        const by = (side: Side) =>
          aims.reduce(
            (sum, { target }, place) =>
              battle.units[target]?.side === side ? sum : sum + (hits[place] ?? 0),
            0,
          );
        const words = hitWords(hits.reduce((sum, each) => sum + each, 0));
        return both ? { words, score: { red: by('red'), black: by('black') } } : { words };
      }}
      command={(faces, counted) => ({
        type: 'missiles',
        volleys: aims.map((aim) => ({
          ...aim,
          faces: faces[aim.target] ?? [],
          ...(counted.has(aim.target) && { counted: true as const }),
        })),
      })}
    >
      {aims.map((aim) => (
        <VolleyCard
          key={aim.target}
          aim={aim}
          onChange={(changed) => setAims(aims.map((each) => (each === aim ? changed : each)))}
          onDrop={() => setAims(aims.filter((each) => each !== aim))}
        />
      ))}
      {unit ? (
        <Card title={`Targets of ${unit.name}`}>
          <Reminder of="missiles" />
          <UnitPicker
            label={`Targets of ${unit.name}`}
            units={
              id === null
                ? here.filter((each) => each.side === otherSide(unit.side))
                : facing(battle, unit)
            }
            chosen={[]}
            onToggle={(target) => battle.units[target] && aimAt(battle.units[target])}
          />
        </Card>
      ) : aims.length === 0 ? (
        <Card title="Who shoots">
          {id !== null && <Pairs onPick={(shots) => setAims(aimsOf(battle, shots))} />}
          <UnitPicker
            label="Units that shoot"
            units={here}
            chosen={[]}
            onToggle={setShooter}
            bar={(each) => mayShoot(battle, each)}
          />
        </Card>
      ) : (
        <AddShooter onAdd={setShooter} shooting={shooters.map((each) => each.id)} />
      )}
    </Calculator>
  );
}

/** Contingents that face each other, both ways with one tap; what is out of range is taken off again. */
function Pairs({ onPick }: { readonly onPick: (shots: PairedShots['shots']) => void }) {
  const { battle } = useToolBattle();
  return (
    <div className={css.pairs}>
      {pairedShots(battle).map(({ contingents: [one, other], shots }) => (
        <Button key={one.id} onClick={() => onPick(shots)}>
          <span>
            <bdi>{one.name}</bdi> and <bdi>{other.name}</bdi>: {shots.length}{' '}
            {shots.length === 1 ? 'unit shoots' : 'units shoot'}
          </span>
        </Button>
      ))}
    </div>
  );
}

/** Shots at one target are one volley (MISS-2). */
const aimsOf = (battle: Battle, shots: PairedShots['shots']): readonly VolleyPlan[] =>
  [...new Set(shots.map(({ target }) => target))].map((target) => ({
    shooters: shots
      .filter((shot) => shot.target === target)
      .flatMap(({ unit }) => {
        const shooter = battle.units[unit];
        return shooter ? [standsOf(shooter)] : [];
      }),
    target,
    cover: false,
    skilledArcher: 0,
  }));

function AddShooter({
  onAdd,
  shooting,
}: {
  readonly onAdd: (unit: string) => void;
  readonly shooting: readonly string[];
}) {
  const { battle } = useToolBattle();
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <Button icon="plus" onClick={() => setOpen(true)}>
        Another unit shoots
      </Button>
    );
  }
  return (
    <Card title="Who else shoots">
      <UnitPicker
        label="Units that shoot"
        units={unitsInOrder(battle).filter((unit) => !shooting.includes(unit.id))}
        chosen={[]}
        onToggle={onAdd}
        bar={(unit) => mayShoot(battle, unit)}
      />
    </Card>
  );
}

const standsOf = (unit: Unit) => ({ unit: unit.id, stands: unit.stands });

const aimOf = (unit: Unit, target: Unit): VolleyPlan => ({
  shooters: [standsOf(unit)],
  target: target.id,
  cover: false,
  skilledArcher: 0,
});

function throwerOf(battle: Battle, aim: VolleyPlan): Thrower {
  const target = battle.units[aim.target];
  return {
    id: aim.target,
    label: `At ${target?.name ?? ''}`,
    die: 'D6',
    dice: target ? missileDice(shootingOf(battle, aim, target)) : 0,
    hitsOn: FIGURES.missiles.hitsOn,
    ...(target && { side: otherSide(target.side) }),
    result: (faces) => {
      const hits = hitsIn(faces);
      return `${hits} ${hits === 1 ? 'hit' : 'hits'}`;
    },
  };
}

const hitsIn = (faces: readonly number[]): number =>
  faces.filter((face) => face >= FIGURES.missiles.hitsOn).length;

const hitsAt = ({ target }: VolleyPlan, faces: Faces): number => hitsIn(faces[target] ?? []);

const hitWords = (hits: number): string =>
  hits === 0 ? 'No hits' : `${hits} ${hits === 1 ? 'hit' : 'hits'}`;
