import { useState } from 'react';
import { Button } from '../../../../../ui/Button';
import { GradeShield } from '../../../../../ui/GradeShield';
import { PartsList } from '../../../../../ui/PartsList';
import { Stepper } from '../../../../../ui/Stepper';
import { Switch } from '../../../../../ui/Switch';
import {
  automaticHits,
  type CombatOrder,
  type CombatPlace,
  combatOf,
  combatParts,
  FIGURES,
  hitNumber,
  SIDES,
  sumOf,
} from '../../../rules';
import { useField } from '../field';
import { Shape } from '../Shape';

export interface PlaceProps {
  readonly place: CombatPlace;
  readonly order: CombatOrder;
  readonly onChange: (place: CombatPlace) => void;
}

/** One unit in the fight: its dice, why so many, and the circumstances that only the players see. */
export function Place({ place, order, onChange }: PlaceProps) {
  const { battle, shape } = useField();
  const [open, setOpen] = useState(shape !== undefined);
  const combat = combatOf(battle, order);
  const unit = battle.units[place.unit];
  const fighter = combat.ok
    ? SIDES.flatMap((side) => combat.value[side]).find((each) => each.id === place.unit)
    : undefined;
  if (!unit || !fighter || !combat.ok) return null;
  const parts = combatParts(fighter, combat.value);
  const hit = hitNumber(fighter);
  const auto = sumOf(automaticHits([fighter]));
  const set = (change: Partial<CombatPlace>) => onChange({ ...place, ...change });
  return (
    <div className="place">
      <p className="place-name">
        <GradeShield grade={unit.grade} side={unit.side} />
        <b>{unit.name}</b>
      </p>
      <p className="place-dice">
        <b>{sumOf(parts)}</b>
        <span>
          dice, hit on {hit.on === 6 ? '6' : `${hit.on}–6`}
          {auto > 0 && <>, +{auto} hit</>}
        </span>
      </p>
      <PartsList parts={parts} />
      {hit.on === FIGURES.combat.hitsOnHampered && (
        <p className="place-hampered">
          {hit.because.map(({ label }) => label).join(', ')} <small>COMB-3</small>
        </p>
      )}
      <Button
        kind="quiet"
        icon={open ? 'up' : 'down'}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Circumstances
      </Button>
      {open && (
        <div className="place-switches">
          {shape && <Shape unit={unit} onShape={(change) => shape(unit.id, change)} />}
          <Stepper
            label="Stands engaged"
            value={place.engagedStands}
            least={1}
            most={unit.stands}
            onSet={(engagedStands) => set({ engagedStands })}
          />
          <Stepper
            label="Stands on the flanks"
            value={place.flankSupports}
            most={FIGURES.combat.flanks}
            onSet={(flankSupports) => set({ flankSupports })}
          />
          <Switch on={place.charged} onSet={(charged) => set({ charged })}>
            Charged this turn
          </Switch>
          <Switch on={place.followingUp} onSet={(followingUp) => set({ followingUp })}>
            Following up
          </Switch>
          <Switch on={place.inspired} onSet={(inspired) => set({ inspired })}>
            Champion or standard
          </Switch>
          <Switch on={place.leaderFighting} onSet={(leaderFighting) => set({ leaderFighting })}>
            A leader fights here
          </Switch>
          <Switch on={place.worseGround} onSet={(worseGround) => set({ worseGround })}>
            Enemy has better ground
          </Switch>
          <Switch on={place.fromFlankOrRear} onSet={(fromFlankOrRear) => set({ fromFlankOrRear })}>
            Taken in flank or rear
          </Switch>
        </div>
      )}
    </div>
  );
}
