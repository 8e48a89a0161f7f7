import {
  type Battle,
  isClosed,
  isDeployed,
  isFacing,
  isHex,
  PHASES,
  pointsToGo,
  SIDES,
  type Side,
  STATES,
} from '#/games/shield-wall-ii/rules';

/** What is wrong with a state, in words; nothing when it is legal. True after every single command. */
export function faults(battle: Battle): readonly string[] {
  const found: string[] = [];
  const check = (holds: boolean, what: string): void => {
    if (!holds) found.push(what);
  };
  const { commands, units, mode, attack } = battle;
  check(Number.isInteger(commands.left), `commands left: ${commands.left}`);
  check(commands.left >= 0 && commands.left <= commands.total, `${commands.left} commands left`);
  check(SIDES.includes(battle.side) && PHASES.includes(battle.phase), 'nobody’s turn');
  check(Number.isInteger(battle.turn) && battle.turn >= 1, `turn ${battle.turn}`);
  const taken = new Map<number, string>();
  for (const unit of Object.values(units)) {
    const { id, hex, state, facing } = unit;
    check(STATES.includes(state), `${id} is ${state}`);
    check(isFacing(facing), `${id} faces ${facing}`);
    check(unit.kind !== 'camp' || state === 'fresh' || state === 'routed', `${id} is ${state}`);
    if (hex === null) {
      check(mode === 'tally' || !isDeployed(unit), `${id} is on the field and nowhere`);
      continue;
    }
    check(isHex(hex), `${id} stands at ${hex}`);
    check(mode === 'board' && isDeployed(unit), `${id} is ${state} in ${mode} mode at ${hex}`);
    check(!taken.has(hex), `${id} and ${taken.get(hex)} share a hex`);
    taken.set(hex, id);
  }
  check(Object.keys(units).length === 22, `${Object.keys(units).length} units`);
  if (attack) {
    check(units[attack.target] !== undefined, 'an attack on nobody');
    check(
      attack.attackers.every((id) => units[id] !== undefined),
      'an attack by nobody',
    );
  }
  return found;
}

/** True of every state that the rules alone lead to. */
export function ruleFaults(battle: Battle): readonly string[] {
  const found: string[] = [];
  const check = (holds: boolean, what: string): void => {
    if (!holds) found.push(what);
  };
  const { ended, victory, turn, options, ground } = battle;
  for (const { id, hex } of Object.values(battle.units)) {
    check(hex === null || !isClosed(ground[hex] ?? 'open'), `${id} stands on closed ground`);
  }
  check((ended === null) === (victory === null), 'ended without a win, or won without an end');
  check(ended !== null || SIDES.every((side) => pointsToGo(battle, side) > 0), 'a win is not seen');
  check(turn <= options.turns, `turn ${turn}`);
  const waiting = Object.values(battle.units).filter(({ state }) => state === 'waiting');
  const late = (side: Side) =>
    turn > 3 || (turn === 3 && side === 'red' && battle.side === 'black');
  check(ended !== null || !waiting.some(({ side }) => late(side)), 'somebody still waits');
  return found;
}
