import {
  type Army,
  type Corner,
  PRINTED,
  type Side,
  type TerrainKind,
  type TerrainModule,
} from '../../rules';
import { SCENARIOS, type Scenario } from '../../scenarios';

/** Every army of the six battles: "Danes (Halfdan)". */
export const ARMIES: readonly { readonly id: string; readonly army: Army }[] = SCENARIOS.flatMap(
  ({ armies }) => [armies.red, armies.black],
).map((army) => ({ id: `${army.name} (${army.leaders[0]})`, army }));

export const armyOf = (id: string): Army | undefined => ARMIES.find((each) => each.id === id)?.army;

export const idOf = (army: Army): string => ARMIES.find((each) => each.army === army)?.id ?? '';

/** A battle of one's own to begin with: open ground, as printed. */
export const OWN: Scenario = {
  ...SCENARIOS[0],
  id: 'own',
  rule: 'BAT-1',
  name: 'A battle of your own',
  date: '',
  terrain: [],
  options: PRINTED,
};

export const moduleAt = (
  { terrain }: Scenario,
  side: Side,
  corner: Corner,
): TerrainModule | undefined =>
  terrain.find((each) => each.side === side && each.corner === corner);

/** The battle with this terrain at that corner; none clears it (MAP-3 to MAP-5). */
export function withTerrain(
  scenario: Scenario,
  side: Side,
  corner: Corner,
  kind: TerrainKind | null,
): Scenario {
  const others = scenario.terrain.filter((each) => each.side !== side || each.corner !== corner);
  return { ...scenario, terrain: kind ? [...others, { kind, side, corner }] : others };
}
