import type { TaskList } from '#/core/kernel';
import { type Battle, isDeployed, isWarband, roleOf, type Unit, unitsOf } from './battle';
import { boardOf, holdersOf } from './board';
import { FIGURES } from './figures';
import { canPursue, hitMeans, mustPursue, saversNeeded, saversOf } from './hit';
import { playerTurnsToLast, pointsToGo } from './points';
import type { RuleId } from './rule';
import type { UnitId } from './setup';
import { type AttackChoice, attackChoices, type Target, targetsOf } from './targets';
import { otherSide, SIDES, type Side } from './words';

export interface Guide extends TaskList<Task> {
  /** What each side still needs: always there. */
  readonly needs: readonly Task[];
}

export interface Task {
  readonly text: string;
  readonly rule: RuleId;
  readonly side: Side;
  readonly unit?: UnitId;
}

export function guide(battle: Battle): Guide {
  const needs = SIDES.map((side) => needOf(battle, side));
  if (battle.ended) return { due: [], open: [], needs };
  if (battle.attack) return { due: openAttackTasks(battle), open: [], needs };
  return battle.phase === 'orders'
    ? { due: lastChance(battle), open: orderTasks(battle), needs }
    : { due: [], open: attackTasks(battle), needs };
}

/** "1 turn", "2 turns" */
const counted = (n: number, one: string, many = `${one}s`): string =>
  `${n} ${n === 1 ? one : many}`;

/** "Offa", "Offa and Ulf", "Offa, Ulf and Toki" */
export const listed = (names: readonly string[], word = 'and'): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;

const namesOf = (units: readonly Unit[]): string[] => units.map(({ name }) => name);

/** WIN-1, WIN-2: what this side still needs. */
function needOf(battle: Battle, side: Side): Task {
  const { name } = battle.armies[side];
  const points = pointsToGo(battle, side);
  const turns = Math.ceil(playerTurnsToLast(battle) / 2);
  const last =
    roleOf(battle, side) === 'inferior' && !battle.victory
      ? `, or hold out for ${counted(turns, 'more turn')}`
      : '';
  const task = (text: string, rule: RuleId): Task => ({ text: `${name}: ${text}`, rule, side });
  if (battle.victory) {
    const { how, turn } = battle.victory;
    return battle.victory.side === side
      ? task(`won in turn ${turn}`, how === 'points' ? 'WIN-1' : 'WIN-2')
      : task('beaten', 'WIN-3');
  }
  return task(`${counted(points, 'point')} to win${last}`, 'WIN-1');
}

const waitingOf = (battle: Battle): readonly Unit[] =>
  unitsOf(battle, battle.side).filter(({ state }) => state === 'waiting');

/** DEP-2: the third player turn is the last to deploy in. */
function lastChance(battle: Battle): readonly Task[] {
  const { side, turn } = battle;
  const waiting = waitingOf(battle).length;
  return waiting > 0 && turn >= FIGURES.deploymentTurns
    ? [{ text: `${waiting} waiting, last chance to deploy`, rule: 'DEP-2', side }]
    : [];
}

function orderTasks(battle: Battle): readonly Task[] {
  const { side, turn, commands } = battle;
  const short = battle.options.commandsShort[roleOf(battle, side)];
  const waiting = waitingOf(battle).length;
  const later = FIGURES.deploymentTurns - turn;
  return [
    {
      text: `${commands.left} of ${counted(commands.total, 'command')} left (warbands less ${short})`,
      rule: 'CMD-1',
      side,
    },
    ...(waiting > 0 && later > 0
      ? [
          {
            text: `${waiting} waiting, ${counted(later, 'more player turn')} to deploy after this`,
            rule: 'DEP-2' as const,
            side,
          },
        ]
      : []),
    ...heldTasks(battle),
    ...attacksLeft(battle),
  ];
}

/** MOVE-4: who is held, and by whom. */
const heldTasks = (battle: Battle): readonly Task[] =>
  unitsOf(battle, battle.side)
    .filter((unit) => isWarband(unit) && !unit.moved)
    .flatMap((unit): Task[] => {
      const holders = holdersOf(boardOf(battle), unit);
      if (holders.length === 0) return [];
      const text = `${unit.name} is held by ${listed(namesOf(holders))}`;
      return [{ text, rule: 'MOVE-4', side: unit.side, unit: unit.id }];
    });

/** Warbands of the side at hand that have an enemy in front and have not attacked. */
const readyToAttack = (battle: Battle): readonly Unit[] => [
  ...new Set(targetsOf(battle).flatMap(({ attackers }) => attackers)),
];

/** What moving one more warband leaves for attacks. */
function attacksLeft(battle: Battle): readonly Task[] {
  const { side, commands } = battle;
  const ready = readyToAttack(battle).length;
  if (ready === 0) return [];
  const after = Math.min(ready, commands.left - FIGURES.commandCost);
  const text = `${counted(ready, 'warband')} can attack; one more order leaves commands for ${after}`;
  return [{ text, rule: 'CMD-2', side }];
}

/** The best chance that the commands left can buy, with the fewest attackers. */
export const bestChoice = (battle: Battle, target: Target): AttackChoice | undefined =>
  attackChoices(battle, target).reduce<AttackChoice | undefined>(
    (best, choice) => (best && best.ways >= choice.ways ? best : choice),
    undefined,
  );

function hitWords(battle: Battle, target: Unit): string {
  const { result, savable, wins } = hitMeans(battle, target);
  if (result === 'spent') return 'a hit makes it spent';
  return `a hit routs it${savable ? ' unless it is saved' : ''}${wins ? ' and wins' : ''}`;
}

function attackTasks(battle: Battle): readonly Task[] {
  const { side, commands } = battle;
  const targets = targetsOf(battle).flatMap((target): Task[] => {
    const best = bestChoice(battle, target);
    if (!best) return [];
    const who = listed(namesOf(best.attackers));
    const text = `${target.unit.name}: ${best.ways}/6 by ${who}; ${hitWords(battle, target.unit)}`;
    return [{ text, rule: 'ATT-6', side, unit: target.unit.id }];
  });
  if (commands.left === 0) return targets;
  const left = counted(commands.left, 'command');
  return [
    ...targets,
    targets.length > 0 || battle.mode === 'tally'
      ? { text: `${left} left for attacks`, rule: 'CMD-2', side }
      : { text: `Nobody left to attack: ${left} will be lost`, rule: 'CMD-2', side },
  ];
}

/** HIT-1, PURS-2: what the open attack waits for, and from whom. */
function openAttackTasks(battle: Battle): readonly Task[] {
  const { attack } = battle;
  const target = attack && battle.units[attack.target];
  if (!target) return [];
  if (attack.due === 'save') {
    const needed = saversNeeded(target);
    const savers = listed(namesOf(saversOf(battle, target)), 'or');
    const how = needed === 1 ? savers : `${needed} of ${savers}`;
    const text = `${target.name} is hit: let it rout, or save it with ${how}`;
    return [{ text, rule: 'HIT-1', side: target.side, unit: target.id }];
  }
  const able = attack.attackers.flatMap((id): Unit[] => {
    const unit = battle.units[id];
    return unit && isDeployed(unit) && canPursue(battle, unit, attack.hex) ? [unit] : [];
  });
  const text = `${listed(namesOf(able), 'or')} ${mustPursue(battle) ? 'must' : 'may'} pursue`;
  return [{ text, rule: 'PURS-2', side: otherSide(target.side), unit: target.id }];
}
