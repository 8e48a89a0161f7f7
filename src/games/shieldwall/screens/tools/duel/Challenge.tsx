import { useState } from 'react';
import {
  type Contingent,
  contingentsInOrder,
  type DuelFighterKind,
  FIGURES,
  fightersOf,
  mayChallenge,
} from '#/games/shieldwall/rules';
import { Choice } from '#/ui/Choice';
import { ActionTool } from '../ActionTool';
import { type About, leaderAbout, useToolBattle } from '../toolBattle';
import { WhichLeader } from '../WhichLeader';
import { Company } from './Company';
import { KIND_WORDS } from './names';

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
  const target =
    enemies.find((each) => each.id === whom) ??
    (enemies.length === 1 ? (enemies[0] ?? null) : null);
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
          <Choice
            label="Who fights for him?"
            value={fighter}
            options={fightersOf(battle, challenger).map((kind) => ({
              id: kind,
              word: KIND_WORDS[kind],
            }))}
            onSet={setFighter}
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
