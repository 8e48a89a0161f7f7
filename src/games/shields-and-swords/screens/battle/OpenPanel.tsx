import type { Battle, Command, UnitId, WingId } from '../../rules';
import { AttackPanel } from '../attack/AttackPanel';
import { FirePanel } from '../fire/FirePanel';
import { LayPanel } from '../markers/LayPanel';
import { MarkerPanel } from '../markers/MarkerPanel';
import { IntegrityPanel } from './IntegrityPanel';
import { TablePanel } from './TablePanel';
import { TurnPanel } from './TurnPanel';
import { UnitPanel } from './UnitPanel';

/** What stands over the board. */
export type Opened =
  | { readonly what: 'turn' | 'integrity' | 'table' }
  | { readonly what: 'lay'; readonly wing: WingId }
  | { readonly what: 'marker'; readonly wing: WingId; readonly marker: number }
  | { readonly what: 'unit'; readonly id: UnitId }
  | { readonly what: 'fire'; readonly unit: UnitId }
  /** Without a target and attackers they are chosen there; an attack that was thrown goes on. */
  | {
      readonly what: 'attack';
      readonly target: UnitId | null;
      readonly attackers: readonly UnitId[];
    };

export interface OpenPanelProps {
  readonly battle: Battle;
  readonly name: string;
  readonly opened: Opened;
  readonly onOpen: (opened: Opened) => void;
  readonly onAct: (command: Command) => void;
  readonly onBattles: () => void;
  readonly onClose: () => void;
}

export function OpenPanel(props: OpenPanelProps) {
  const { battle, opened, onOpen, onAct, onClose } = props;
  switch (opened.what) {
    case 'turn':
      return (
        <TurnPanel
          battle={battle}
          name={props.name}
          onAct={onAct}
          onBattles={props.onBattles}
          onClose={onClose}
        />
      );
    case 'integrity':
      return <IntegrityPanel battle={battle} onAct={onAct} onClose={onClose} />;
    case 'table':
      return <TablePanel onClose={onClose} />;
    case 'lay': {
      const wing = battle.wings[opened.wing];
      return wing && <LayPanel battle={battle} wing={wing} onAct={onAct} onClose={onClose} />;
    }
    case 'marker': {
      const wing = battle.wings[opened.wing];
      const laid = wing?.laid.find(({ marker }) => marker === opened.marker);
      return (
        wing &&
        laid && (
          <MarkerPanel battle={battle} wing={wing} laid={laid} onAct={onAct} onClose={onClose} />
        )
      );
    }
    case 'unit': {
      const unit = battle.units[opened.id];
      if (!unit) return null;
      return (
        <UnitPanel
          battle={battle}
          unit={unit}
          onAct={onAct}
          onTool={(tool) =>
            onOpen(
              tool === 'fire'
                ? { what: 'fire', unit: unit.id }
                : unit.side === battle.active
                  ? { what: 'attack', target: null, attackers: [unit.id] }
                  : { what: 'attack', target: unit.id, attackers: [] },
            )
          }
          onClose={onClose}
        />
      );
    }
    case 'fire':
      return (
        <FirePanel
          key={opened.unit}
          battle={battle}
          unit={opened.unit}
          onAct={onAct}
          onClose={onClose}
        />
      );
    case 'attack':
      return (
        <AttackPanel
          battle={battle}
          target={opened.target}
          attackers={opened.attackers}
          onAct={onAct}
          onClose={onClose}
        />
      );
  }
}
