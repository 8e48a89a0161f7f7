import { Button } from '#/ui/Button';
import { Choice } from '#/ui/Choice';
import { Panel } from '#/ui/Panel';
import { RuleCode } from '#/ui/RuleCode';
import { Stepper } from '#/ui/Stepper';
import { Switch } from '#/ui/Switch';
import {
  type Battle,
  type Command,
  FACE_NAMES,
  FIGURE_LABELS,
  otherSide,
  overruled,
  PHASE_NAMES,
  PHASES,
  SIDES,
} from '../../rules';
import styles from './panels.module.css';

export interface TurnPanelProps {
  readonly battle: Battle;
  readonly name: string;
  readonly onAct: (command: Command) => void;
  readonly onBattles: () => void;
  readonly onClose: () => void;
}

const MOST = 999;
const PHASE_OPTIONS = PHASES.map((id) => ({ id, word: PHASE_NAMES[id] }));

/** What the card says, what can be put right by hand, and the end of the battle. */
export function TurnPanel({ battle, name, onAct, onBattles, onClose }: TurnPanelProps) {
  const { card, active, turns, phase, awarded, initiative, ended } = battle;
  const end = (command: Command) => {
    onClose();
    onAct(command);
  };
  const sideOptions = SIDES.map((side) => ({ id: side, word: card.sides[side].name, side }));
  return (
    <Panel title={`Turn ${turns[active]} · ${PHASE_NAMES[phase]}`} onClose={onClose}>
      <div className={styles.panel}>
        <div className={styles.name}>
          <bdi>{name}</bdi>
          <Button onClick={onBattles}>Other battles</Button>
        </div>
        {card.notes.length > 0 && (
          <ul className={styles.notes}>
            {card.notes.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        {overruled(card).length > 0 && (
          <>
            <h3>This card changes</h3>
            <ul className={styles.notes}>
              {overruled(card).map((figure) => (
                <li key={figure}>
                  {FIGURE_LABELS[figure].label}: {card.figures[figure]}{' '}
                  <RuleCode rule={FIGURE_LABELS[figure].rule} />
                </li>
              ))}
            </ul>
          </>
        )}
        {!ended && (
          <>
            <h3>By hand</h3>
            {SIDES.map((side) => (
              <Stepper
                key={side}
                label={`Extra points, ${card.sides[side].name}`}
                value={awarded[side]}
                least={-MOST}
                most={MOST}
                onSet={(points) => onAct({ type: 'setAwarded', side, points })}
              />
            ))}
            <Choice
              label="Initiative marker"
              options={[...sideOptions, { id: 'none' as const, word: 'Nobody' }]}
              value={initiative ?? 'none'}
              onSet={(side) =>
                onAct({ type: 'setInitiative', side: side === 'none' ? null : side })
              }
            />
            <Choice
              label="Turn of"
              options={sideOptions}
              value={active}
              onSet={(side) =>
                onAct({ type: 'setPhase', side, turn: Math.max(1, turns[side]), phase: 'command' })
              }
            />
            <Stepper
              label="Turn"
              value={turns[active]}
              least={1}
              most={MOST}
              onSet={(turn) => onAct({ type: 'setPhase', side: active, turn, phase })}
            />
            <Choice
              label="Phase"
              options={PHASE_OPTIONS}
              value={phase}
              onSet={(next) =>
                onAct({ type: 'setPhase', side: active, turn: turns[active], phase: next })
              }
            />
            <h3>Markers that a rule of the card has used up</h3>
            {card.sides[active].pool.map(([one, other], marker) => (
              <Switch
                // biome-ignore lint/suspicious/noArrayIndexKey: a marker is known by its place
                key={marker}
                on={battle.usedUp[active].includes(marker)}
                onSet={(usedUp) => onAct({ type: 'setUsedUp', side: active, marker, usedUp })}
              >
                {marker + 1}: {FACE_NAMES[one]}
                {one !== other && ` or ${FACE_NAMES[other]}`}
              </Switch>
            ))}
            <h3>End of the battle</h3>
            {SIDES.map((side) => (
              <Button
                key={side}
                onClick={() =>
                  end({ type: 'end', ending: { how: 'gaveUp', winner: otherSide(side) } })
                }
              >
                <span>
                  Give up: <bdi>{card.sides[side].name}</bdi>
                </span>
              </Button>
            ))}
            <Button onClick={() => end({ type: 'end', ending: { how: 'agreed', winner: null } })}>
              Stop here: a draw
            </Button>
          </>
        )}
      </div>
    </Panel>
  );
}
