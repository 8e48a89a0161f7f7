import { holds } from '#/core/refusal';
import type { Battle, Shock, Unit, UnitId } from './battle';
import type { AftermathBody, Command } from './command';
import type { DpEffect, Effect, LevelEffect } from './effect';
import { unitsInOrder } from './guide/order';
import { canBeUnsettled } from './may';
import { accept, refuse, unitOf, type Verdict } from './outcome';
import { forbidden, invalid } from './rule';
import { atLeast } from './words';

/** What a unit would feel of another's misfortune, if it is within 2" (AL-10). */
export interface MoraleOffer {
  readonly shock: Shock;
  readonly unit: UnitId;
  readonly effect: LevelEffect | DpEffect;
  /** AL-5 reaches every unit of the army but the one that carries it; the rest only those within 2". */
  readonly anyDistance: boolean;
}

/** Exactly the units that each open shock can touch, with what each would get. */
export const moraleOffers = (battle: Battle): readonly MoraleOffer[] =>
  battle.shocks.flatMap((shock) => offersOf(battle, shock));

function offersOf(battle: Battle, shock: Shock): readonly MoraleOffer[] {
  const struck = battle.units[shock.unit];
  if (!struck) return [];
  const here = unitsInOrder(battle);
  if (shock.how === 'advanced') {
    return here
      .filter((unit) => unit.side !== struck.side && canBeUnsettled(battle, unit))
      .map((unit) => ({ shock, unit: unit.id, effect: unsettled(unit), anyDistance: false }));
  }
  const near = here
    .filter((unit) => unit.id !== struck.id && !shock.engaged.includes(unit.id))
    .flatMap((unit): MoraleOffer[] => {
      const effect =
        unit.side === struck.side
          ? friendFeels(battle, unit, struck, shock)
          : foeFeels(battle, unit);
      return effect ? [{ shock, unit: unit.id, effect, anyDistance: false }] : [];
    });
  const standardFlees =
    struck.supernumeraries.includes('battleStandard') && shock.how !== 'destroyed';
  const army = standardFlees
    ? here
        .filter((unit) => unit.side === struck.side && unit.id !== struck.id)
        .map(
          (unit): MoraleOffer => ({
            shock,
            unit: unit.id,
            effect: level(unit, -1, 'AL-5'),
            anyDistance: true,
          }),
        )
    : [];
  return [...near, ...army];
}

/** DP-3 */
const unsettled = ({ id }: Unit): DpEffect => ({
  type: 'dps',
  unit: id,
  n: 1,
  cause: 'morale',
  reason: 'DP-3',
});

const level = (unit: Unit, by: number, reason: LevelEffect['reason']): LevelEffect => ({
  type: 'level',
  unit: unit.id,
  by,
  reason,
});

/** AL-3, DP-3: only a unit of the same grade or a better one is worth losing heart over. */
function friendFeels(
  battle: Battle,
  unit: Unit,
  struck: Unit,
  shock: Shock,
): LevelEffect | DpEffect | null {
  if (!atLeast(struck.grade, unit.grade)) return null;
  if (shock.how === 'retired') return unsettled(unit);
  const had =
    battle.options.nearbyLosses === 'oneLevel' && unit.thisTurn.disheartenedIn === battle.phase;
  return had ? null : level(unit, -1, 'AL-3');
}

/** AL-6 */
function foeFeels(battle: Battle, unit: Unit): LevelEffect | null {
  const had =
    battle.options.nearbyLosses === 'oneLevel' && unit.thisTurn.heartenedIn === battle.phase;
  return had ? null : level(unit, 1, 'AL-6');
}

/** AL-9: levels of one moment are netted; OPT-ONE-LEVEL counts each way once. */
export function moraleEffects(
  battle: Battle,
  command: Command & AftermathBody & { type: 'morale' },
): Verdict {
  const offers = moraleOffers(battle);
  const felt: MoraleOffer[] = [];
  const answered: UnitId[] = [];
  for (const { shock, units } of command.touched) {
    if (!battle.shocks.some((each) => each.unit === shock)) {
      return refuse(invalid('Nothing has happened there that others could feel.', 'AL-10'));
    }
    if (answered.includes(shock))
      return refuse(invalid('The same misfortune is felt once.', 'AL-10'));
    answered.push(shock);
    const ours = offers.filter((offer) => offer.shock.unit === shock);
    for (const id of new Set(units)) {
      const found = ours.filter((offer) => offer.unit === id && !offer.anyDistance);
      const unit = unitOf(battle, id);
      if (!unit.ok) return unit;
      const { name } = unit.value;
      const bar = found.length > 0 ? null : forbidden('AL-10', `${name} does not feel this.`);
      if (holds(bar, command)) return refuse(bar);
      felt.push(...found);
    }
    felt.push(...ours.filter((offer) => offer.anyDistance));
  }
  if (command.touched.length === 0) return refuse(invalid('Say whose misfortune it was.', 'AL-10'));
  return accept([
    ...levels(battle, felt),
    ...felt.flatMap((offer): Effect[] => (offer.effect.type === 'dps' ? [offer.effect] : [])),
    ...felt
      .filter(({ shock }) => shock.how === 'advanced')
      .map(
        ({ unit }): Effect => ({
          type: 'unit',
          unit,
          set: { thisTurn: { threatened: true } },
          reason: 'DP-3',
        }),
      ),
    {
      type: 'battle',
      set: { shocks: battle.shocks.filter((shock) => !answered.includes(shock.unit)) },
      reason: 'AL-10',
    },
  ]);
}

function levels(battle: Battle, felt: readonly MoraleOffer[]): Effect[] {
  const once = battle.options.nearbyLosses === 'oneLevel';
  const units = [...new Set(felt.map((offer) => offer.unit))];
  return units.flatMap((unit): Effect[] => {
    const by = (reason: LevelEffect['reason']): number => {
      const sum = felt.reduce(
        (total, { effect }) =>
          effect.type === 'level' && effect.unit === unit && effect.reason === reason
            ? total + effect.by
            : total,
        0,
      );
      return once ? Math.sign(sum) : sum;
    };
    const lost = by('AL-3');
    const won = by('AL-6');
    const standard = by('AL-5');
    const net = lost + won + standard;
    const reason =
      standard !== 0 ? 'AL-5' : lost !== 0 && won !== 0 ? 'AL-9' : lost !== 0 ? 'AL-3' : 'AL-6';
    const marks = {
      ...(lost !== 0 && { disheartenedIn: battle.phase }),
      ...(won !== 0 && { heartenedIn: battle.phase }),
    };
    return [
      ...(net === 0 ? [] : [{ type: 'level', unit, by: net, reason } as const]),
      ...(Object.keys(marks).length > 0
        ? [{ type: 'unit', unit, set: { thisTurn: marks }, reason: 'OPT-ONE-LEVEL' } as const]
        : []),
    ];
  });
}
