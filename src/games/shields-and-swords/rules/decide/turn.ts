import { type Battle, FRESH_PHASE } from '../battle';
import type { Command, TurnBody } from '../command';
import type { Effect } from '../effect';
import { doomed, wingsToCheck } from '../integrity';
import { mayAttack, mayDeclareInitiative, noOpenAttack } from '../may';
import { allowance, isMovementPhase } from '../movement';
import { phaseAfter, wingsIn } from '../orders';
import { accept, barred, refuse, type Verdict } from '../outcome';
import { invalid } from '../rule';
import { endingWithTurn } from '../score';
import { formsShieldWall, isHere, unitsHere } from '../unit';
import { otherSide, type Phase, type Side } from '../words';

type TurnCommand = Command & TurnBody;

/** TURN, INIT-1: the frame that everything else happens in. */
export function decideTurn(battle: Battle, command: TurnCommand): Verdict {
  switch (command.type) {
    case 'nextPhase':
    case 'declareInitiative': {
      const declares = command.type === 'declareInitiative';
      const bar = barred(
        [noOpenAttack(battle), declares ? mayDeclareInitiative(battle) : null],
        command,
      );
      if (bar) return refuse(bar);
      const dropped: readonly Effect[] = battle.attack
        ? [{ type: 'battle', set: { attack: null }, reason: 'byHand' }]
        : [];
      const onward = declares ? declare(battle) : nextPhase(battle);
      return accept([...dropped, ...onward]);
    }
    case 'end': {
      const { how, winner } = command.ending;
      return accept([{ type: 'battle', set: { ended: { how, winner } }, reason: 'byHand' }]);
    }
    case 'resume': {
      if (!battle.ended) return refuse(invalid('The battle has not ended.'));
      const { next } = battle.ended;
      return accept([
        { type: 'battle', set: { ended: null }, reason: 'byHand' },
        ...(next ? beginTurn(battle, next) : []),
      ]);
    }
  }
}

/** HORSE-2: is there anybody who could charge once all have moved? */
const someoneMayCharge = (battle: Battle): boolean =>
  Object.values(battle.units).some(
    (unit) => mayAttack({ ...battle, charging: true }, unit) === null,
  );

function nextPhase(battle: Battle): readonly Effect[] {
  if (battle.phase === 'horse' && !battle.charging && someoneMayCharge(battle))
    return [{ type: 'battle', set: { charging: true }, reason: 'HORSE-2' }];
  const next = phaseAfter(battle, battle.phase);
  return next ? enterPhase(battle, next) : endTurn(battle, otherSide(battle.active));
}

const declare = (battle: Battle): readonly Effect[] => [
  { type: 'battle', set: { initiative: otherSide(battle.active) }, reason: 'INIT-1' },
  ...endTurn(battle, battle.active),
];

/** WING-3: judged before anything else happens in the phase. */
const eliminations = (battle: Battle, side: Side): readonly Effect[] =>
  doomed(battle, side).map(({ id }) => ({ type: 'steps', unit: id, n: 'all', reason: 'WING-3' }));

function enterPhase(battle: Battle, phase: Phase): readonly Effect[] {
  const { active } = battle;
  const fresh = { ...battle, phase };
  const moving = isMovementPhase(phase)
    ? wingsIn(fresh, phase).filter((wing) =>
        unitsHere(battle, wing).some(
          (unit) => allowance(fresh, { ...unit, thisPhase: FRESH_PHASE }).hexes > 0,
        ),
      )
    : [];
  const lost = new Set(doomed(battle, active).map(({ id }) => id));
  const forming =
    phase === 'shieldWall'
      ? wingsIn(battle, phase)
          .flatMap((wing) => unitsHere(battle, wing))
          .filter((unit) => formsShieldWall(unit) && !unit.inShieldWall && !lost.has(unit.id))
      : [];
  return [
    {
      type: 'phase',
      phase,
      check: wingsToCheck(battle, active).map(({ id }) => id),
      moving: moving.map(({ id }) => id),
      reason: 'TURN-1',
    },
    ...eliminations(battle, active),
    ...forming.map(
      ({ id }): Effect => ({
        type: 'unit',
        unit: id,
        set: { inShieldWall: true },
        reason: 'SW-1',
      }),
    ),
  ];
}

/** TURN-3: suppression is taken off, victory is tested, and the next turn begins. */
function endTurn(battle: Battle, next: Side): readonly Effect[] {
  const suppressed = Object.values(battle.units).filter(
    (unit) => unit.side === battle.active && unit.suppressed && isHere(unit),
  );
  const ended = endingWithTurn(battle, next);
  return [
    ...suppressed.map(
      ({ id }): Effect => ({
        type: 'unit',
        unit: id,
        set: { suppressed: false },
        reason: 'TURN-3',
      }),
    ),
    ...(ended
      ? [
          {
            type: 'battle' as const,
            set: { ended },
            reason: ended.how === 'points' ? ('VP-2' as const) : ('CARD-1' as const),
          },
        ]
      : []),
    ...beginTurn(battle, next),
  ];
}

const beginTurn = (battle: Battle, side: Side): readonly Effect[] => [
  {
    type: 'turn',
    side,
    check: wingsToCheck(battle, side).map(({ id }) => id),
    reason: 'TURN-1',
  },
  ...eliminations(battle, side),
];
