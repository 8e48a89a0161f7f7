import { useState } from 'react';
import type { Side } from '#/games/shieldwall/rules';
import { type About, useToolBattle } from '../toolBattle';
import { Advantage } from './Advantage';
import { Answer } from './Answer';
import { Challenge } from './Challenge';
import { Deal } from './Deal';
import { Discard } from './Discard';
import { Exchange } from './Exchange';
import { Over } from './Over';

/** LEAD-4, DUEL: from the challenge to its end, a screen for what the duel waits for. */
export default function Duel({ about }: { readonly about: About }) {
  const { battle, top, undo } = useToolBattle();
  const { duel } = battle;
  /** Whose hand may be seen. */
  const [holder, setHolder] = useState<Side | null>(null);
  /** The exchange that was played last on this page. */
  const [played, setPlayed] = useState<number | null>(null);
  const [another, setAnother] = useState(false);
  if (!duel || (duel.stage === 'over' && another)) {
    return <Challenge about={about} onIssued={() => setAnother(false)} />;
  }
  switch (duel.stage) {
    case 'challenged':
      return <Answer duel={duel} />;
    case 'deal':
      return <Deal duel={duel} />;
    case 'discard':
      return <Discard duel={duel} />;
    case 'advantage':
      return <Advantage duel={duel} />;
    case 'exchange':
      return (
        <Exchange
          key={duel.exchanges.length}
          duel={duel}
          holder={holder}
          onHold={setHolder}
          onPlayed={setPlayed}
          onUndo={played === top ? () => void undo() : null}
        />
      );
    case 'over':
      return <Over duel={duel} onAnother={() => setAnother(true)} />;
  }
}
