import { chanceOf, type Odds } from '#/core/odds';
import {
  type MissileEffect,
  missileOdds,
  missileParts,
  rankOf,
  shootingOf,
  sumOf,
  type Unit,
} from '#/games/shieldwall/rules';
import toolFrame from '#/play/roll/ToolFrame.module.css';
import { Button } from '#/ui/Button';
import { Card } from '#/ui/Card';
import { Histogram } from '#/ui/Histogram';
import { PartsList } from '#/ui/PartsList';
import { percent } from '#/ui/percent';
import { RuleCode } from '#/ui/RuleCode';
import { Stepper } from '#/ui/Stepper';
import { Switch } from '#/ui/Switch';
import { useToolBattle } from '../toolBattle';
import type { VolleyPlan } from './volleyPlan';

export interface VolleyCardProps {
  readonly aim: VolleyPlan;
  readonly onChange: (aim: VolleyPlan) => void;
  readonly onDrop: () => void;
}

/** Everything shot at one target: who, how many dice and why, what it may do. */
export function VolleyCard({ aim, onChange, onDrop }: VolleyCardProps) {
  const { battle, shape } = useToolBattle();
  const target = battle.units[aim.target];
  const side = battle.units[aim.shooters[0]?.unit ?? '']?.side;
  if (!target || !side) return null;
  const shooting = shootingOf(battle, aim, target);
  const parts = missileParts(shooting);
  const odds = missileOdds(shooting);
  const fives = battle.sides[side].retained.filter((card) => rankOf(card) === '5').length;
  const archers = Math.min(shape ? shooting.stands : fives, shooting.stands);
  return (
    <Card
      title={`At ${target.name}`}
      aside={
        <Button
          kind="quiet"
          icon="close"
          aria-label={`No shots at ${target.name}`}
          onClick={onDrop}
        />
      }
    >
      {aim.shooters.map(({ unit: id, stands }) => (
        <Stepper
          key={id}
          label={`Stands of ${battle.units[id]?.name} that shoot`}
          value={stands}
          least={1}
          most={battle.units[id]?.stands ?? 1}
          onSet={(count) =>
            onChange({
              ...aim,
              shooters: aim.shooters.map((each) =>
                each.unit === id ? { unit: id, stands: count } : each,
              ),
            })
          }
        >
          {battle.units[id]?.name}
        </Stepper>
      ))}
      <Switch rule="MISS-2" on={aim.cover} onSet={(cover) => onChange({ ...aim, cover })}>
        Target in cover
      </Switch>
      {target.inCombat && (
        <Switch
          rule="MISS-1"
          on={aim.outflanking ?? false}
          onSet={(on) => {
            const { outflanking: _, ...rest } = aim;
            onChange(on ? { ...rest, outflanking: true } : rest);
          }}
        >
          Only at its outflanking stands
        </Switch>
      )}
      {archers === 1 && (
        <Switch
          rule="GOD-5"
          on={aim.skilledArcher > 0}
          onSet={(on) => onChange({ ...aim, skilledArcher: on ? 1 : 0 })}
        >
          Skilled archer
        </Switch>
      )}
      {archers > 1 && (
        <Stepper
          label="Skilled archers, each with a stand of its own"
          value={aim.skilledArcher}
          most={archers}
          onSet={(skilledArcher) => onChange({ ...aim, skilledArcher })}
        >
          Skilled archers <RuleCode rule="GOD-5" />
        </Stepper>
      )}
      <PartsList parts={parts} total={{ label: 'Dice', value: sumOf(parts) }} />
      {odds.ok && (
        <>
          <Histogram
            label={`Hits on ${target.name}`}
            bars={odds.value.map(({ value }) => ({
              label: `${value.hits}`,
              share: chanceOf(odds.value, (each) => each.hits === value.hits),
            }))}
          />
          <p className={toolFrame.toolNote}>
            {harms(odds.value, target)
              .map(({ word, share }) => `${word} ${percent(share)}`)
              .join(' · ') || 'Nothing can happen to it.'}
          </p>
        </>
      )}
    </Card>
  );
}

/** What it may come to, and how likely; what cannot happen is left out. */
const harms = (odds: Odds<MissileEffect>, { level, dps, stands }: Unit) =>
  [
    { word: 'Loses a level', share: chanceOf(odds, ({ after }) => after.level !== level) },
    { word: 'Takes a DP', share: chanceOf(odds, ({ after }) => after.dps > dps) },
    { word: 'Loses a stand', share: chanceOf(odds, ({ after }) => after.stands < stands) },
  ].filter(({ share }) => share > 0);
