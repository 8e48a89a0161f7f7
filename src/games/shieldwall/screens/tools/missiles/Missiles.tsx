import { useState } from 'react';
import {
  type Battle,
  FIGURES,
  mayShoot,
  missileDice,
  otherSide,
  shootingOf,
  type Unit,
  unitsInOrder,
} from '#/games/shieldwall/rules';
import type { Thrower } from '#/play/roll/dice';
import { Button } from '#/ui/Button';
import { Card } from '#/ui/Card';
import { Calculator } from '../Calculator';
import { Reminder } from '../Reminder';
import { type About, useToolBattle } from '../toolBattle';
import { UnitPicker } from '../UnitPicker';
import { VolleyCard } from './VolleyCard';
import type { VolleyPlan } from './volleyPlan';

/** MISS: both sides shoot at once, and nothing is applied before both have thrown (MISS-4). */
export default function Missiles({ about }: { readonly about: About }) {
  const { battle } = useToolBattle();
  const [shooter, setShooter] = useState(about.unit);
  const [aims, setAims] = useState<readonly VolleyPlan[]>([]);
  const unit = shooter ? battle.units[shooter] : undefined;
  const here = unitsInOrder(battle);
  const shooters = aims
    .flatMap((aim) => aim.shooters)
    .flatMap((each) => battle.units[each.unit] ?? []);

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
      command={(faces) => ({
        type: 'missiles',
        volleys: aims.map((aim) => ({ ...aim, faces: faces[aim.target] ?? [] })),
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
        <Card title={`${unit.name} shoots at`}>
          <Reminder of="missiles" />
          <UnitPicker
            label={`Targets of ${unit.name}`}
            units={here.filter((each) => each.side === otherSide(unit.side))}
            chosen={[]}
            onToggle={(id) => battle.units[id] && aimAt(battle.units[id])}
          />
        </Card>
      ) : aims.length === 0 ? (
        <Card title="Who shoots">
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
      const hits = faces.filter((face) => face >= FIGURES.missiles.hitsOn).length;
      return `${hits} ${hits === 1 ? 'hit' : 'hits'}`;
    },
  };
}
