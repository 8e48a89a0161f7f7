import { Suspense } from 'react';
import type { Battle, Setup } from '#/games/shieldwall/rules';
import { onDemand } from '#/ui/onDemand';
import { LeaderPanel } from './LeaderPanel';
import { TurnPanel } from './TurnPanel';
import { UnitPanel } from './UnitPanel';

export type Opened =
  | { readonly what: 'unit' | 'leader'; readonly id: string }
  | { readonly what: 'turn' | 'line' };

/** Seldom wanted: it comes with its panel. */
const LinePanel = onDemand(() => import('./LinePanel'));

export interface OpenPanelProps {
  readonly opened: Opened;
  readonly battle: Battle;
  readonly name: string;
  readonly notes: Setup['notes'];
  /** What the last tap did beyond what it says. */
  readonly said: string | null;
  readonly onBattles: () => void;
  readonly onLeader: (contingent: string) => void;
  readonly onClose: () => void;
}

/** The sheet from below that was asked for. */
export function OpenPanel({
  opened,
  battle,
  name,
  notes,
  said,
  onBattles,
  onLeader,
  onClose,
}: OpenPanelProps) {
  switch (opened.what) {
    case 'unit': {
      const unit = battle.units[opened.id];
      return unit ? <UnitPanel battle={battle} unit={unit} said={said} onClose={onClose} /> : null;
    }
    case 'leader': {
      const contingent = battle.contingents[opened.id];
      return contingent ? (
        <LeaderPanel
          key={opened.id}
          battle={battle}
          contingent={contingent}
          onLeader={onLeader}
          onClose={onClose}
        />
      ) : null;
    }
    case 'line':
      return (
        <Suspense>
          <LinePanel battle={battle} onClose={onClose} />
        </Suspense>
      );
    case 'turn':
      return (
        <TurnPanel
          battle={battle}
          name={name}
          notes={notes}
          onBattles={onBattles}
          onClose={onClose}
        />
      );
  }
}
