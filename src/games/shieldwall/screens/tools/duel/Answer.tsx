import { useState } from 'react';
import {
  type Duel,
  type DuelFighterKind,
  FIGURES,
  fighterFor,
  fightersOf,
  otherSide,
  refusedChallenge,
  refusedChallengeOdds,
} from '#/games/shieldwall/rules';
import { Card } from '#/ui/Card';
import { OddsBar } from '#/ui/OddsBar';
import { RuleCode } from '#/ui/RuleCode';
import { ActionTool } from '../ActionTool';
import { bandsOf } from '../bandsOf';
import { Calculator } from '../Calculator';
import { useToolBattle } from '../toolBattle';
import { DuelTable } from './DuelTable';
import { LeaveDuel } from './LeaveDuel';
import { useCards } from './useCards';
import { WhichCards } from './WhichCards';
import { WhoFights } from './WhoFights';

const BANDS = [
  { outcome: 'nothing', label: 'No harm', tone: 1 },
  { outcome: 'championAccepts', label: 'His champion accepts', tone: 3 },
  { outcome: 'losesLp', label: `Loses ${FIGURES.refusal.lostLp} LP`, tone: 5 },
] as const;
const WORDS = {
  nothing: 'no harm done',
  championAccepts: 'a champion steps forward',
  losesLp: `loses ${FIGURES.refusal.lostLp} LP`,
};

/** LEAD-5, DUEL-1: accept, or refuse and see what the men think of it. */
export function Answer({ duel }: { readonly duel: Duel }) {
  const { battle, run } = useToolBattle();
  const cards = useCards();
  const [answer, setAnswer] = useState<DuelFighterKind | 'refuse'>('leader');
  const side = otherSide(duel.challenge?.by ?? 'red');
  const contingent = duel.challenge && battle.contingents[duel.challenge.contingents[side]];
  if (!contingent) return null;
  const { name } = contingent.leader;
  const cost = duel.challenge?.byKing ? 'no LPs asked' : `${FIGURES.lp.accept} LP`;
  const question = (
    <>
      <DuelTable duel={duel} />
      <WhoFights
        label={`${name} is challenged. Who fights for him?`}
        chosen={answer}
        fighters={fightersOf(battle, contingent).map((kind) =>
          fighterFor(battle, contingent, kind),
        )}
        enemy={duel.fighters[otherSide(side)]}
        other={{ id: 'refuse', word: 'He refuses' }}
        onChoose={setAnswer}
      />
    </>
  );
  if (answer !== 'refuse') {
    return (
      <ActionTool
        title="Challenge"
        aside={<LeaveDuel />}
        command={{ type: 'acceptChallenge', fighter: answer }}
        word={`Accept, ${cost}`}
        beside={<WhichCards {...cards} />}
        onDone={() => void run({ type: 'dealDuel', seed: cards.seed })}
      >
        {question}
      </ActionTool>
    );
  }
  const odds = refusedChallengeOdds();
  const says = (face: number) => {
    const result = refusedChallenge(face);
    return result.ok ? WORDS[result.value] : '';
  };
  return (
    <Calculator
      title="Challenge"
      aside={<LeaveDuel />}
      roll="refusal"
      plan={() => [
        {
          id: 'refusal',
          label: name,
          die: 'D6',
          dice: 1,
          side,
          result: ([face = 0]) => says(face),
        },
      ]}
      command={({ refusal = [] }) => ({ type: 'refuseChallenge', face: refusal[0] ?? 0 })}
      headline={({ refusal = [] }) => `${name} refuses: ${says(refusal[0] ?? 0)}`}
      onApplied={() => undefined}
    >
      {question}
      <Card title="Before the roll" aside={<RuleCode rule="DUEL-1" />}>
        <OddsBar label={`What refusing costs ${name}`} bands={bandsOf(BANDS, odds)} />
      </Card>
    </Calculator>
  );
}
