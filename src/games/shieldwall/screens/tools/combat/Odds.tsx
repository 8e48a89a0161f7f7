import { useMemo, useState } from 'react';
import { sharesOf } from '#/core/odds';
import {
  BAND_NAMES,
  BANDS,
  type Combat,
  combatOdds,
  otherSide,
  SIDES,
  type Side,
} from '#/games/shieldwall/rules';
import { Button } from '#/ui/Button';
import { Card } from '#/ui/Card';
import { Histogram } from '#/ui/Histogram';
import { OddsBar } from '#/ui/OddsBar';
import { percent } from '#/ui/percent';
import { useToolBattle } from '../toolBattle';
import { Fates } from './Fates';
import css from './Forces.module.css';
import { WhatHelps } from './WhatHelps';

export interface OddsProps {
  readonly combat: Combat;
  readonly viewer: Side;
}

/** The exact chances before the dice: bands at a glance, the end with the refight, what would help. */
export function Odds({ combat, viewer }: OddsProps) {
  const { battle } = useToolBattle();
  const [all, setAll] = useState(false);
  const odds = useMemo(() => combatOdds(combat), [combat]);
  if (!odds.ok) return <p role="status">{odds.error.why}</p>;
  const { bands, wins, hits } = odds.value;
  const bar = (side: Side) => (
    <OddsBar
      label={`First round for ${battle.sides[side].name}`}
      bands={BANDS.map((band, place) => ({
        label: BAND_NAMES[band],
        share: bands[side][band],
        tone: (place + 1) as 1 | 2 | 3 | 4 | 5,
      }))}
    />
  );
  return (
    <Card
      odds
      title="Before the roll"
      aside={
        <span className={css.oddsEnd} data-odds>
          with refight: win {percent(wins[viewer])}, lose {percent(wins[otherSide(viewer)])}
        </span>
      }
    >
      <h3>{battle.sides[viewer].name}</h3>
      {bar(viewer)}
      <WhatHelps combat={combat} viewer={viewer} all={all} />
      {all && (
        <>
          <h3>{battle.sides[otherSide(viewer)].name}</h3>
          {bar(otherSide(viewer))}
          {SIDES.map((side) => (
            <div key={side}>
              <h3>Hits of {battle.sides[side].name}</h3>
              <Histogram
                label={`Hits of ${battle.sides[side].name}`}
                bars={sharesOf(hits[side])
                  .map((share, count) => ({ label: `${count}`, share }))
                  .filter(({ share }) => share > 0)}
              />
            </div>
          ))}
          <Fates odds={odds.value} combat={combat} />
        </>
      )}
      <Button
        kind="quiet"
        icon={all ? 'up' : 'down'}
        aria-expanded={all}
        onClick={() => setAll(!all)}
      >
        {all ? 'Less' : 'All odds'}
      </Button>
    </Card>
  );
}
