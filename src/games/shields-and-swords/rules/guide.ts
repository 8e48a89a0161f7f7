import type { TaskList } from '#/core/kernel';
import { questionOf } from './attack';
import type { Battle, Unit, UnitId, Wing, WingId } from './battle';
import { figuresOf } from './card';
import { doomed, integrityOf } from './integrity';
import { mayArrive, mayAttack, mayBeAttacked, mayDeclareInitiative, mayFire } from './may';
import { allowance } from './movement';
import {
  bonusOn,
  type Clash,
  clashesAt,
  countsAgainstLimit,
  freeMarkers,
  mayRepeatOrders,
  phasesOf,
  wingsIn,
} from './orders';
import type { RuleId } from './rule';
import { scoreOf } from './score';
import { startOfTurn } from './tell';
import { isHere, unitsHere, valuesOf, wingsOf } from './unit';
import { FACE_NAMES, isHorse, otherSide, PHASE_NAMES, type Side } from './words';

/** Open is also what will happen by itself. */
export type Guide = TaskList<Task>;

export interface Task {
  readonly text: string;
  readonly rule: RuleId;
  readonly tool: Tool;
  readonly side?: Side;
  readonly wing?: WingId;
  readonly units?: readonly UnitId[];
}

/** Where a task is done; `none` says what comes by itself. */
export type Tool =
  | 'orders'
  | 'integrity'
  | 'fire'
  | 'movement'
  | 'attack'
  | 'initiative'
  | 'victory'
  | 'none';

/** What is due and what is open in the phase at hand. */
export function guide(battle: Battle): Guide {
  if (battle.ended) return { due: [], open: [] };
  const phase = tasksOf(battle);
  return {
    due: [...openAttack(battle), ...integrity(battle), ...phase.due],
    open: [...phase.open, ...hopeless(battle), ...arrivals(battle)],
  };
}

const names = (units: readonly Unit[]): string => units.map(({ name }) => name).join(', ');
const ids = (units: readonly Unit[]): readonly UnitId[] => units.map(({ id }) => id);
const sideName = (battle: Battle, side: Side): string => battle.card.sides[side].name;
const hexes = (count: number): string => (count === 1 ? '1 hex' : `${count} hexes`);

/** COMB-1: an attack that was thrown and not finished comes before all else. */
function openAttack(battle: Battle): readonly Task[] {
  const question = questionOf(battle);
  const target = battle.attack && battle.units[battle.attack.target];
  if (!question || !target) return [];
  const task = (text: string, rule: RuleId, side: Side): readonly Task[] => [
    { text, rule, tool: 'attack', side, units: [target.id] },
  ];
  switch (question.ask) {
    case 'choice': {
      const { choice, side } = question;
      const text = `${sideName(battle, side)} may make ${battle.attack?.result} on ${target.name} ${choice.to}`;
      return task(text, choice.rule, side);
    }
    case 'resolve':
      return task(
        `Carry out ${battle.attack?.result} on ${target.name}`,
        'COMB-1',
        otherSide(target.side),
      );
    case 'advance':
      return question.must.length > 0
        ? task(`Heavy horse must advance to the hex of ${target.name}`, 'ADV-3', question.side)
        : task(`Who advances to the hex of ${target.name}?`, 'ADV-1', question.side);
  }
}

/** WING-1: only where it can have changed. */
function integrity(battle: Battle): readonly Task[] {
  const { comrades } = figuresOf(battle.card);
  return wingsOf(battle, battle.active)
    .filter(({ check }) => check)
    .flatMap((wing): Task[] => {
      const { foot, needs, within } = integrityOf(battle, wing);
      const near = needs === 'leader' ? 'a veteran or horse' : `${comrades} others`;
      return [
        {
          text: `${wing.name}: ${names(foot)} within ${hexes(within)} of ${near} of the wing?`,
          rule: 'WING-1',
          tool: 'integrity',
          wing: wing.id,
          units: ids(foot),
        },
      ];
    });
}

/** WING-3: those who will be eliminated when the next phase begins. */
function hopeless(battle: Battle): readonly Task[] {
  const units = doomed(battle, battle.active);
  if (units.length === 0) return [];
  const text = `Too few are left of their wing: ${names(units)} will be eliminated as the next phase begins`;
  return [{ text, rule: 'WING-3', tool: 'none', units: ids(units) }];
}

/** MOVE-5 */
function arrivals(battle: Battle): readonly Task[] {
  const coming = Object.values(battle.units).filter((unit) => mayArrive(battle, unit) === null);
  if (coming.length === 0) return [];
  return [
    { text: `May arrive: ${names(coming)}`, rule: 'MOVE-5', tool: 'movement', units: ids(coming) },
  ];
}

function tasksOf(battle: Battle): Guide {
  switch (battle.phase) {
    case 'command':
      return command(battle);
    case 'fire':
      return { due: [], open: fire(battle) };
    case 'horse':
      return { due: [], open: battle.charging ? attacks(battle) : moves(battle) };
    case 'withdraw':
    case 'move':
    case 'secondMove':
    case 'shieldWall':
      return { due: [], open: moves(battle) };
    case 'combat':
    case 'secondCombat':
    case 'pitched':
      return { due: [], open: attacks(battle) };
    case 'initiative':
      return { due: [], open: endOfTurn(battle) };
  }
}

function clashText(wing: Wing, { why, laid }: Clash): { text: string; rule: RuleId } {
  switch (why) {
    case 'sameFace':
      return { text: `${wing.name}: ${FACE_NAMES[laid.face]} lies there twice`, rule: 'CMD-4' };
    case 'bonusAlone':
      return { text: `${wing.name}: the Bonus has no order to go with`, rule: 'CMD-5' };
    case 'tooMany':
      return { text: `${wing.name} gets ${wing.limit} markers a turn`, rule: 'CMD-2' };
  }
}

/** CMD: markers left, free places, what clashes, the phases that will follow. */
function command(battle: Battle): Guide {
  const wings = wingsOf(battle, battle.active);
  const task = (text: string, rule: RuleId, wing?: Wing): Task => ({
    text,
    rule,
    tool: 'orders',
    ...(wing && { wing: wing.id }),
  });
  const places = wings.flatMap((wing): Task[] => {
    const free = wing.limit - countsAgainstLimit(battle, wing.laid);
    const some = unitsHere(battle, wing).length > 0;
    const text = free === 1 ? '1 place free' : `${free} places free`;
    return free > 0 && some ? [task(`${wing.name}: ${text}`, 'CMD-2', wing)] : [];
  });
  const left = freeMarkers(battle).length;
  const bare = wings.every(({ laid }) => laid.length === 0);
  const again = bare && mayRepeatOrders(battle);
  const phases = phasesOf(battle).filter((phase) => phase !== 'command');
  return {
    due: wings.flatMap((wing) =>
      clashesAt(battle, wing).map((clash) => {
        const { text, rule } = clashText(wing, clash);
        return task(text, rule, wing);
      }),
    ),
    open: [
      ...(again ? [task('Last turn’s orders can be laid again', 'CMD-2')] : []),
      ...(left > 0 ? [task(`Markers left: ${left}`, 'CMD-2')] : []),
      ...places,
      {
        text: `Then: ${phases.map((phase) => PHASE_NAMES[phase]).join(', ')}`,
        rule: 'TURN-1',
        tool: 'none',
      },
    ],
  };
}

/** FIRE-1: units with a fire factor in these wings, done or not. */
const fire = (battle: Battle): readonly Task[] =>
  wingsIn(battle, 'fire')
    .flatMap((wing) => unitsHere(battle, wing))
    .flatMap((unit): Task[] => {
      const { fireFactor } = valuesOf(unit);
      if (fireFactor === null) return [];
      const bar = mayFire(battle, unit);
      const may = `may fire, ${fireFactor} or more`;
      const text = unit.thisPhase.fired ? 'has fired' : bar ? 'does not fire' : may;
      return [
        {
          text: `${unit.name} ${text}`,
          rule: bar?.rule ?? 'FIRE-1',
          tool: bar ? 'none' : 'fire',
          units: [unit.id],
        },
      ];
    });

/** Who may go how far, and who may not; the same answer in one line. */
function moves(battle: Battle): readonly Task[] {
  const lines = new Map<string, { rule: RuleId; units: Unit[] }>();
  const units = wingsIn(battle, battle.phase)
    .flatMap((wing) => unitsHere(battle, wing))
    .filter(({ type }) => battle.phase !== 'horse' || isHorse(type));
  for (const unit of units) {
    const { hexes: count, why, rule } = allowance(battle, unit);
    const text = count > 0 ? `Up to ${hexes(count)}, ${why}` : `Stays, ${why}`;
    const line = lines.get(text);
    if (line) line.units.push(unit);
    else lines.set(text, { rule, units: [unit] });
  }
  return [...lines].map(([text, { rule, units: alike }]) => ({
    text: `${text}: ${names(alike)}`,
    rule,
    tool: text.startsWith('Up') ? 'movement' : 'none',
    units: ids(alike),
  }));
}

/** COMB, HORSE-2: wings in it; units that have not attacked, enemies not yet attacked. */
function attacks(battle: Battle): readonly Task[] {
  const charge = battle.phase === 'horse';
  const free = wingsIn(battle, battle.phase).flatMap((wing): Task[] => {
    const units = unitsHere(battle, wing).filter((unit) => mayAttack(battle, unit) === null);
    const bonus = charge && bonusOn(wing, 'horse') ? ', with the Bonus' : '';
    const verb = charge ? `may charge${bonus}` : 'may attack';
    return units.length > 0
      ? [
          {
            text: `${wing.name} ${verb}: ${names(units)}`,
            rule: charge ? 'HORSE-2' : 'COMB-1',
            tool: 'attack',
            wing: wing.id,
            units: ids(units),
          },
        ]
      : [];
  });
  const targets = Object.values(battle.units).filter(
    (unit) => unit.side !== battle.active && mayBeAttacked(unit) === null,
  );
  return free.length > 0 && targets.length > 0
    ? [
        ...free,
        {
          text: `Not attacked yet: ${names(targets)}`,
          rule: 'COMB-2',
          tool: 'attack',
          units: ids(targets),
        },
      ]
    : [];
}

/** INIT-1, TURN-3, VP-2: declare or pass, and what the end of the turn brings. */
function endOfTurn(battle: Battle): readonly Task[] {
  const { active } = battle;
  const enemy = otherSide(active);
  const suppressed = Object.values(battle.units).filter(
    (unit) => unit.side === active && unit.suppressed && isHere(unit),
  );
  const mayDeclare = mayDeclareInitiative(battle) === null;
  const { checked, points, target, leadNeeded } = scoreOf(battle);
  return [
    ...(mayDeclare
      ? [
          {
            text: `Declare initiative and have another turn; the marker goes to ${sideName(battle, enemy)}`,
            rule: 'INIT-1' as const,
            tool: 'initiative' as const,
            side: active,
          },
        ]
      : []),
    ...(suppressed.length > 0
      ? [
          {
            text: `No longer suppressed: ${names(suppressed)}`,
            rule: 'TURN-3' as const,
            tool: 'none' as const,
            units: ids(suppressed),
          },
        ]
      : []),
    ...checked.map(
      (side): Task => ({
        text: `${sideName(battle, side)} are tested: ${points[side]} of ${target} points, lead ${points[side] - points[otherSide(side)]} of ${leadNeeded}`,
        rule: 'VP-2',
        tool: 'victory',
        side,
      }),
    ),
    ...startOfTurn(battle, enemy).map(
      (text): Task => ({
        text: text.replace(/ \(.*\)$/, ''),
        rule: 'TURN-3',
        tool: 'none',
        side: enemy,
      }),
    ),
  ];
}
