import { useState } from 'react';
import {
  type Battle,
  befell,
  FIGURES,
  likelyNear,
  type MoraleOffer,
  moraleOffers,
  type Shock,
  type Unit,
} from '#/games/shieldwall/rules';
import { Next } from '#/play/roll/Next';
import { ToolFrame } from '#/play/roll/ToolFrame';
import toolFrame from '#/play/roll/ToolFrame.module.css';
import { Card } from '#/ui/Card';
import { RuleCode } from '#/ui/RuleCode';
import { Ruled } from '#/ui/Ruled';
import { Switch } from '#/ui/Switch';
import { ActionTool } from '../ActionTool';
import { type About, useToolBattle } from '../toolBattle';
import { Mishap } from './Mishap';

const titleOf = ({ units, sides }: Battle, { unit: id, how }: Shock): string => {
  const unit = units[id];
  if (how === 'advanced') return `${unit && sides[unit.side].name} came on`;
  return befell(unit?.name ?? '', how);
};

/** What the unit would feel, as a heading. */
function feels({ effect }: MoraleOffer): string {
  if (effect.type === 'dps') return `+${effect.n} DP`;
  return effect.by > 0 ? 'Up a level' : 'Down a level';
}

/** Offers of the same feeling together, in their order. */
const alikeIn = (offers: readonly MoraleOffer[]): (readonly [string, MoraleOffer[]])[] =>
  [...new Set(offers.map(feels))].map((feeling) => [
    feeling,
    offers.filter((offer) => feels(offer) === feeling),
  ]);

const armyWide = (offers: readonly MoraleOffer[], shock: Shock): number =>
  offers.filter((offer) => offer.shock === shock && offer.anyDistance).length;

/** AL-10: as the lines stand; who sees an advance coming nobody can say. */
function nearTo(battle: Battle, shock: Shock): readonly Unit[] {
  const unit = shock.how === 'advanced' ? undefined : battle.units[shock.unit];
  return unit ? likelyNear(battle, unit) : [];
}

/** AL-10: the phone cannot measure; the players say who stood within 2" of it. */
export default function Morale({ about }: { readonly about: About }) {
  const { battle, id } = useToolBattle();
  /** Until the players touch one: who stands next to it in the lines. */
  const [said, setSaid] = useState<readonly string[] | null>(null);
  const [applied, setApplied] = useState(false);
  const offers = moraleOffers(battle);
  const open = battle.shocks.filter((shock) => offers.some((offer) => offer.shock === shock));
  const asked = open.filter((shock) => shock.unit === about.unit);
  const shocks = asked.length > 0 ? asked : open;

  if (applied || (shocks.length === 0 && id !== null)) {
    return (
      <ToolFrame title="Morale">
        {applied ? (
          <Next again="Another" onAgain={() => setApplied(false)} />
        ) : (
          <Next said="Nothing has happened that affects others." />
        )}
      </ToolFrame>
    );
  }
  if (shocks.length === 0) return <Mishap />;

  const key = (shock: Shock, unit: string) => `${shock.unit} ${unit}`;
  const near =
    said ?? shocks.flatMap((shock) => nearTo(battle, shock).map((unit) => key(shock, unit.id)));
  const touched = shocks.map((shock) => ({
    shock: shock.unit,
    units: offers
      .filter((offer) => offer.shock === shock && !offer.anyDistance)
      .map((offer) => offer.unit)
      .filter((unit) => near.includes(key(shock, unit))),
  }));
  return (
    <ActionTool
      title="Morale"
      command={{ type: 'morale', touched }}
      word={(effects) => wordFor(effects, near.length > 0)}
      goesOn
      onDone={() => {
        setSaid(null);
        setApplied(id === null);
      }}
    >
      {shocks.map((shock) => (
        <Card
          key={shock.unit}
          title={titleOf(battle, shock)}
          aside={<RuleCode rule={shock.how === 'advanced' ? 'DP-3' : 'AL-10'} />}
        >
          {offers.some((offer) => offer.shock === shock && offer.anyDistance) && (
            <p className={toolFrame.toolNote}>
              The battle standard goes with it: {armyWide(offers, shock)} units of the army lose a
              level at any distance <Ruled text="(AL-5)." />
            </p>
          )}
          <p>
            {shock.how === 'advanced'
              ? `Not signalled yet: who has enemies within ${FIGURES.threatRange}″ now?`
              : `Who is within ${FIGURES.reach}″?`}
          </p>
          {alikeIn(offers.filter((offer) => offer.shock === shock && !offer.anyDistance)).map(
            ([feeling, alike]) => (
              <section key={feeling} aria-label={feeling}>
                <h3>
                  {feeling} <Ruled text={alike[0]?.effect.reason ?? ''} />
                </h3>
                {alike.map(({ unit }) => {
                  const place = key(shock, unit);
                  const on = near.includes(place);
                  return (
                    <Switch
                      key={unit}
                      on={on}
                      onSet={() =>
                        setSaid(on ? near.filter((each) => each !== place) : [...near, place])
                      }
                    >
                      {battle.units[unit]?.name}
                    </Switch>
                  );
                })}
              </section>
            ),
          )}
        </Card>
      ))}
    </ActionTool>
  );
}

/** Who is near need not feel it: no level lies above Blood lust. */
function wordFor(effects: number, isAnyNear: boolean): string {
  if (effects > 0) return `Apply ${effects} ${effects === 1 ? 'effect' : 'effects'}`;
  return isAnyNear ? 'Nothing changes' : 'Nobody near';
}
