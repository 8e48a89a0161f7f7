import type { Battle, Contingent, ContingentId, Unit, UnitId } from './battle';
import { mayFight, mayMove, mayRest, mustAdvance, mustTestControl } from './may';
import { moraleOffers } from './morale';
import { unitsOf } from './outcome';
import type { RuleId } from './rule';
import { otherSide, type Side } from './words';

/** What a phase asks of the players. Nothing here stops them from going on. */
export interface Guide {
  readonly due: readonly Task[];
  /** What may be done and is easily forgotten. */
  readonly open: readonly Task[];
}

export interface Task {
  readonly text: string;
  readonly rule: RuleId;
  readonly tool: Tool;
  /** Whose it is, where it is one side's. */
  readonly side?: Side;
  readonly unit?: UnitId;
  readonly contingent?: ContingentId;
}

/** Where a task is done: a calculator, or a leader's or unit's own list of actions. */
export type Tool =
  | 'initiative'
  | 'gods'
  | 'leader'
  | 'unit'
  | 'duel'
  | 'control'
  | 'rest'
  | 'movement'
  | 'missiles'
  | 'charge'
  | 'combat'
  | 'risk'
  | 'lost-retinue'
  | 'morale'
  | 'free-hack';

/** What is due and what is open in this phase, in the order of acting (TURN-1, ORG-4). */
export function guide(battle: Battle): Guide {
  if (battle.ended) return { due: [], open: [] };
  const units = unitsInOrder(battle);
  const contingents = contingentsInOrder(battle);
  const phase = PHASE_TASKS[battle.phase](battle, units, contingents);
  return { due: [...aftermath(battle, contingents), ...phase.due], open: phase.open };
}

const sidesInOrder = (battle: Battle): readonly [Side, Side] => {
  const first = battle.first ?? 'red';
  return [first, otherSide(first)];
};

/** The side that goes first, from its right to its left, then the other (TURN-1, ORG-4). */
export const contingentsInOrder = (battle: Battle): readonly Contingent[] =>
  sidesInOrder(battle).flatMap((side) => contingentsOf(battle, side));

const contingentsOf = (battle: Battle, side: Side): readonly Contingent[] =>
  battle.sides[side].contingents.flatMap((id) => battle.contingents[id] ?? []);

export const unitsInOrder = (battle: Battle): readonly Unit[] =>
  contingentsInOrder(battle).flatMap((contingent) => unitsOf(battle, contingent));

/**
 * Whose part of the phase it is (TURN-1): of the side that goes first, until it has nothing left
 * to do or the other side has begun. Phases that both sides share are told from the first side.
 */
export function acting(battle: Battle): Side {
  const [first, second] = sidesInOrder(battle);
  switch (battle.phase) {
    case 'leadership':
      return hasLeaderPoints(battle, first) || !hasLeaderPoints(battle, second) ? first : second;
    case 'movement':
      return hasBegunToMove(battle, second) || !hasMovesLeft(battle, first) ? second : first;
    default:
      return first;
  }
}

const hasLeaderPoints = (battle: Battle, side: Side): boolean =>
  contingentsOf(battle, side).some((contingent) => leaderTask(battle, contingent).length > 0);

const unitsOfSide = (battle: Battle, side: Side): readonly Unit[] =>
  contingentsOf(battle, side).flatMap((contingent) => unitsOf(battle, contingent));

const hasBegunToMove = (battle: Battle, side: Side): boolean =>
  unitsOfSide(battle, side).some(({ thisTurn }) => thisTurn.moved !== null || thisTurn.rested);

const hasMovesLeft = (battle: Battle, side: Side): boolean =>
  unitsOfSide(battle, side).some(
    (unit) => movementTask(battle, unit).length + moveOrRest(battle, unit).length > 0,
  );

/** Left over from what has just happened, in whichever phase. */
function aftermath(battle: Battle, contingents: readonly Contingent[]): Task[] {
  const leaders = contingents.flatMap(({ id, side, leader }): Task[] => {
    if (leader.fate !== 'leading' || leader.atRisk === null) return [];
    return leader.atRisk === 'lostRetinue'
      ? [
          {
            text: `${leader.name} has lost his retinue`,
            rule: 'RISK-3',
            tool: 'lost-retinue',
            side,
            contingent: id,
          },
        ]
      : [{ text: `${leader.name} is at risk`, rule: 'RISK-1', tool: 'risk', side, contingent: id }];
  });
  const offers = moraleOffers(battle);
  const shocks = battle.shocks
    .filter((shock) => offers.some((offer) => offer.shock === shock))
    .map((shock): Task => {
      const { name = '', side } = battle.units[shock.unit] ?? {};
      const how = { retired: 'retires', broke: 'breaks', destroyed: 'is destroyed' }[shock.how];
      return {
        text: `${name} ${how}: who is within 2″?`,
        rule: 'AL-10',
        tool: 'morale',
        ...(side && { side }),
        unit: shock.unit,
      };
    });
  const duel: Task[] =
    battle.duel && battle.duel.stage !== 'over'
      ? [{ text: 'A challenge is waiting', rule: 'LEAD-4', tool: 'duel' }]
      : [];
  return [...leaders, ...shocks, ...duel];
}

type PhaseTasks = (
  battle: Battle,
  units: readonly Unit[],
  contingents: readonly Contingent[],
) => Guide;

const task = (unit: Unit, text: string, rule: RuleId, tool: Tool): Task => ({
  text: `${unit.name} ${text}`,
  rule,
  tool,
  side: unit.side,
  unit: unit.id,
});

const PHASE_TASKS: Record<Battle['phase'], PhaseTasks> = {
  initiative: (battle) => ({
    due: battle.first ? [] : [{ text: 'Throw for initiative', rule: 'TURN-1', tool: 'initiative' }],
    open: [],
  }),

  gods: (battle, units) => {
    const { godCard } = battle;
    const due: Task[] = [];
    if (!godCard) due.push({ text: 'Draw a god card', rule: 'GOD-1', tool: 'gods' });
    if (godCard?.status === 'drawn')
      due.push({ text: 'The god card waits', rule: 'GOD-C', tool: 'gods' });
    const holy = units.filter(
      (unit) => unit.supernumeraries.includes('holyPerson') && godCard?.status === 'drawn',
    );
    return {
      due,
      open: holy.map((unit) => task(unit, 'may call on its holy person', 'LEAD-6', 'gods')),
    };
  },

  leadership: (battle, units, contingents) => ({
    due: [],
    open: [
      ...contingents.flatMap((contingent): Task[] => leaderTask(battle, contingent)),
      ...units
        .filter((unit) => unit.supernumeraries.includes('campFollowers') && !unit.thisTurn.campUsed)
        .map(
          (unit): Task => ({
            text: `Camp followers with ${unit.name} can help`,
            rule: 'LEAD-7',
            tool: 'unit',
            side: unit.side,
            unit: unit.id,
            contingent: unit.contingent,
          }),
        ),
    ],
  }),

  movement: (battle, units) => ({
    due: units.flatMap((unit): Task[] => movementTask(battle, unit)),
    open: unitsOfSide(battle, acting(battle)).flatMap((unit) => moveOrRest(battle, unit)),
  }),

  missiles: () => ({
    due: [],
    open: [{ text: 'Shoot at enemies within 2″', rule: 'MISS-1', tool: 'missiles' }],
  }),

  combat: (battle, units) => ({
    due: [
      ...units.filter(flees).flatMap(moveAfterCombat),
      ...units.filter((unit) => !flees(unit)).flatMap(moveAfterCombat),
      ...units.flatMap((unit): Task[] => combatTask(battle, unit)),
    ],
    open: [],
  }),
};

function leaderTask(battle: Battle, { id, side, leader, signalled }: Contingent): Task[] {
  const left = leader.lp - leader.spent;
  const unit = battle.units[leader.unit];
  if (leader.fate !== 'leading' || left <= 0 || !unit || unit.lost || unit.inCombat) return [];
  const signal = signalled ? '' : ', not signalled';
  return [
    {
      text: `${leader.name}: ${left} LP left${signal}`,
      rule: 'LEAD-8',
      tool: 'leader',
      side,
      contingent: id,
    },
  ];
}

function movementTask(battle: Battle, unit: Unit): Task[] {
  if (unit.thisTurn.moved !== null || unit.thisTurn.rested || unit.inCombat) return [];
  if (mustTestControl(battle, unit)) return [task(unit, 'must test control', 'CTRL-1', 'control')];
  switch (unit.course) {
    case 'broken':
      return [task(unit, 'routs', 'AFTER-4', 'movement')];
    case 'retiring':
      return [task(unit, 'forms up or retires on', 'AFTER-3', 'unit')];
    case 'pursuing':
      return [
        unit.thisTurn.control
          ? task(unit, 'pursues on', 'AFTER-5', 'movement')
          : task(unit, 'pursues, or tests to stop', 'CTRL-1', 'unit'),
      ];
    case 'steady':
      return mustAdvance(battle, unit) ? [task(unit, 'must advance', 'AL-8', 'movement')] : [];
  }
}

/** Who may still move, with rest as the other choice; who may not move may still rest. */
function moveOrRest(battle: Battle, unit: Unit): Task[] {
  if (unit.course !== 'steady' || mustAdvance(battle, unit)) return [];
  const rest = unit.dps > 0 && mayRest(battle, unit) === null;
  const dps = `(${unit.dps} ${unit.dps === 1 ? 'DP' : 'DPs'})`;
  const towards = mayMove(battle, unit, 'move', true) === null;
  if (towards || mayMove(battle, unit, 'move', false) === null) {
    const move = towards ? 'may move' : 'may move aside or back';
    return [task(unit, rest ? `${move}, or rest ${dps}` : move, 'MOVE-1', 'unit')];
  }
  return rest ? [task(unit, `may rest ${dps}`, 'REST-1', 'rest')] : [];
}

const flees = ({ course }: Unit): boolean => course === 'retiring' || course === 'broken';

/** AFTER: both dice at once for those who run from a combat, losers first. */
function moveAfterCombat(unit: Unit): Task[] {
  if (unit.course === 'steady' || !unit.thisTurn.fought || unit.thisTurn.moved !== null) return [];
  const [what, rule] = (
    {
      broken: ['rout', 'AFTER-4'],
      retiring: ['retreat', 'AFTER-3'],
      pursuing: ['pursuit', 'AFTER-5'],
    } as const
  )[unit.course];
  return [task(unit, `throws for its ${what}`, rule, 'movement')];
}

/** A charger whose enemies are all gone, or have fought, has nobody left to fight. */
const hasOpponent = (battle: Battle, unit: Unit): boolean =>
  Object.values(battle.units).some(
    (enemy) =>
      enemy.side !== unit.side && mayFight(battle, enemy, unit.course === 'pursuing') === null,
  );

function combatTask(battle: Battle, unit: Unit): Task[] {
  const { charge, fought } = unit.thisTurn;
  if (!fought && (unit.inCombat || charge === 'charges'))
    return hasOpponent(battle, unit) ? [task(unit, 'fights', 'COMB-5', 'combat')] : [];
  const eager = mustAdvance(battle, unit) && charge === null && !fought;
  return eager ? [task(unit, 'must charge an enemy within 2″', 'AL-8', 'charge')] : [];
}
