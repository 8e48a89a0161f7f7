import { useState } from 'react';
import {
  automaticHits,
  type Combat,
  type CombatPlace,
  combatParts,
  FIGURES,
  hitNumber,
  SIDES,
  sumOf,
} from '#/games/shieldwall/rules';
import { Button } from '#/ui/Button';
import { PartsList } from '#/ui/PartsList';
import { RuleCode } from '#/ui/RuleCode';
import { GradeShield } from '../../parts/GradeShield';
import { useToolBattle } from '../toolBattle';
import { Circumstances } from './Circumstances';
import css from './Forces.module.css';

export interface PlaceProps {
  readonly place: CombatPlace;
  readonly combat: Combat | null;
  readonly onChange: (change: Partial<CombatPlace>) => void;
}

/** One unit in the fight: its dice, and why so many. */
export function Place({ place, combat, onChange }: PlaceProps) {
  const { battle } = useToolBattle();
  const [open, setOpen] = useState(false);
  const unit = battle.units[place.unit];
  const fighters = combat ? SIDES.flatMap((side) => combat[side]) : [];
  const fighter = fighters.find((each) => each.id === place.unit);
  if (!unit || !fighter || !combat) return null;
  const parts = combatParts(fighter, combat);
  const hit = hitNumber(fighter);
  const auto = sumOf(automaticHits([fighter]));
  return (
    <div className={css.place}>
      <p className={css.placeName}>
        <GradeShield grade={unit.grade} side={unit.side} />
        <b>{unit.name}</b>
      </p>
      <p className={css.placeDice}>
        <b>{sumOf(parts)}</b>
        <span>
          {sumOf(parts) === 1 ? 'die' : 'dice'}, hit on{' '}
          {hit.on === FIGURES.combat.hitsOnHampered ? hit.on : `${hit.on}–6`}
          {auto > 0 && (
            <>
              <br />+{auto} hit, leader
            </>
          )}
        </span>
      </p>
      <PartsList parts={parts} />
      {hit.on === FIGURES.combat.hitsOnHampered && (
        <p className={css.placeHampered}>
          {hit.because.map(({ label }) => label).join(', ')} <RuleCode rule="COMB-3" />
        </p>
      )}
      <Button aria-label={`Change circumstances of ${unit.name}`} onClick={() => setOpen(true)}>
        Change
      </Button>
      {open && (
        <Circumstances
          unit={unit}
          place={place}
          onChange={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
