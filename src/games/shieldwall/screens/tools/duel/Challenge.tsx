import { useState } from 'react';
import {
  type Contingent,
  canBeChallenged,
  contingentsInOrder,
  type DuelFighterKind,
  FIGURES,
  facingContingents,
  fighterFor,
  fightersOf,
  mayChallenge,
} from '#/games/shieldwall/rules';
import { ActionTool } from '../ActionTool';
import { type About, leaderAbout, useToolBattle } from '../toolBattle';
import { WhichLeader } from '../WhichLeader';
import { Company } from './Company';
import { WhoFights } from './WhoFights';

/** Whom he meets while nobody is chosen. */
const LEADER = { kind: 'leader', specialWeapon: false } as const;

export interface ChallengeProps {
  readonly about: About;
  readonly onIssued: () => void;
}

/** LEAD-4, DUEL-2: who challenges whom, and who fights for him. */
export function Challenge({ about, onIssued }: ChallengeProps) {
  const { battle, id } = useToolBattle();
  const [who, setWho] = useState(() => leaderAbout(battle, about));
  const [whom, setWhom] = useState<string | null>(null);
  const [fighter, setFighter] = useState<DuelFighterKind>('leader');
  const leaders = contingentsInOrder(battle).filter(({ leader }) => leader.fate === 'leading');
  const challenger = leaders.find((each) => each.id === who) ?? null;
  const enemies = leaders.filter((each) => each.side !== challenger?.side);
  /** LEAD-4: the closest, as the lines stand; the players see better. */
  const closest =
    challenger &&
    facingContingents(battle, challenger).find((each) => canBeChallenged(battle, each));
  const target = enemies.find((each) => each.id === whom) ?? closest ?? null;
  const why = (contingent: Contingent) =>
    id === null ? null : (mayChallenge(battle, contingent.id)?.why ?? null);
  /** What is against the challenger himself is said beside him. */
  const whyNot = (contingent: Contingent, by: Contingent) => {
    const bar = id === null ? null : mayChallenge(battle, by.id, contingent.id);
    return bar && bar.why !== why(by) ? bar.why : null;
  };
  return (
    <ActionTool
      title="Duel"
      command={
        challenger &&
        target && { type: 'challenge', contingent: challenger.id, target: target.id, fighter }
      }
      word={`Challenge, ${FIGURES.lp.challenge} LP`}
      onDone={onIssued}
    >
      <WhichLeader
        label="Challenger"
        leaders={leaders}
        chosen={challenger}
        onChoose={(contingent) => setWho(contingent.id)}
        why={why}
      />
      {challenger && (
        <>
          <Company contingent={challenger} />
          <WhoFights<never>
            label="Who fights for him?"
            chosen={fighter}
            fighters={fightersOf(battle, challenger).map((kind) =>
              fighterFor(battle, challenger, kind),
            )}
            enemy={target ? fighterFor(battle, target, 'leader') : LEADER}
            onChoose={setFighter}
          />
          <WhichLeader
            label="The closest enemy leader"
            leaders={enemies}
            chosen={target}
            onChoose={(contingent) => setWhom(contingent.id)}
            why={(contingent) => whyNot(contingent, challenger)}
          />
          {target && <Company contingent={target} />}
        </>
      )}
    </ActionTool>
  );
}
