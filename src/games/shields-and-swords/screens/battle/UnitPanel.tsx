import { ActionList } from '#/play/battle/ActionList';
import { Button } from '#/ui/Button';
import { Choice } from '#/ui/Choice';
import { Panel } from '#/ui/Panel';
import { RuleCode } from '#/ui/RuleCode';
import { Stepper } from '#/ui/Stepper';
import { Switch } from '#/ui/Switch';
import {
  allowance,
  type Battle,
  type Command,
  fullSteps,
  type HandUnit,
  isHere,
  isMovementPhase,
  PRINTED_CLASSES,
  seenUnit,
  type Unit,
} from '../../rules';
import { unitWords } from '../counter/words';
import styles from './panels.module.css';
import { type UnitAction, unitActions } from './unitActions';

export interface UnitPanelProps {
  readonly battle: Battle;
  readonly unit: Unit;
  readonly onAct: (command: Command) => void;
  readonly onTool: (tool: 'attack' | 'fire') => void;
  readonly onClose: () => void;
}

const CLASSES = PRINTED_CLASSES.map((id) => ({ id, word: id }));
/** As many as a D8 with everything added can reach, and a little more. */
const MOST_FACTOR = 12;

/** A counter: what this phase offers it, then all that can be put right by hand. */
export function UnitPanel({ battle, unit, onAct, onTool, onClose }: UnitPanelProps) {
  const set = (change: HandUnit) => onAct({ type: 'setUnit', unit: unit.id, set: change });
  const seen = seenUnit(battle, unit);
  const here = isHere(unit);
  const act = ({ tool, command }: UnitAction, anyway: boolean) => {
    if (tool) return onTool(tool);
    onClose();
    if (command) onAct(anyway ? { ...command, anyway: true } : command);
  };
  return (
    <Panel title={<bdi>{unit.name}</bdi>} subtitle={unitWords(battle, unit)} onClose={onClose}>
      <div className={styles.panel}>
        <ActionList
          label={`What ${unit.name} can do`}
          actions={unitActions(battle, unit)}
          onDo={act}
        />
        <Movement battle={battle} unit={unit} onAct={onAct} />
        <div className={styles.pair}>
          <Button
            icon="minus"
            disabled={unit.steps === 0}
            onClick={() => {
              onClose();
              set({ steps: unit.steps - 1 });
            }}
          >
            {unit.steps === 1 ? 'Eliminate' : 'Lose a step'}
          </Button>
          <Button
            icon="plus"
            disabled={unit.steps === fullSteps(unit)}
            onClick={() => set({ steps: unit.steps + 1 })}
          >
            Give a step back
          </Button>
        </div>
        {here && (
          <>
            <Switch on={unit.suppressed} onSet={(suppressed) => set({ suppressed })}>
              Suppressed
            </Switch>
            <Switch on={unit.inShieldWall} onSet={(inShieldWall) => set({ inShieldWall })}>
              In shield wall
            </Switch>
            <h3>By hand</h3>
            <Switch on={unit.thisPhase.fired} onSet={(fired) => set({ fired })}>
              Has fired in this phase
            </Switch>
            <Switch on={unit.thisPhase.attacked} onSet={(attacked) => set({ attacked })}>
              Has attacked in this phase
            </Switch>
            <Switch on={unit.thisPhase.wasAttacked} onSet={(wasAttacked) => set({ wasAttacked })}>
              Was attacked in this phase
            </Switch>
            <Choice
              label="Class face up"
              options={CLASSES}
              value={seen.class}
              onSet={(next) => set({ class: next })}
            />
            <Switch
              on={seen.fireFactor !== null}
              onSet={(on) => set({ fireFactor: on ? MOST_FACTOR / 2 : null })}
            >
              Has a fire factor
            </Switch>
            {seen.fireFactor !== null && (
              <Stepper
                label="Fire factor"
                value={seen.fireFactor}
                least={1}
                most={MOST_FACTOR}
                onSet={(fireFactor) => set({ fireFactor })}
              />
            )}
          </>
        )}
      </div>
    </Panel>
  );
}

/** How far it may go, and the one thing about it that the phone cannot see (ZOC-1, HORSE-1). */
function Movement({ battle, unit, onAct }: Pick<UnitPanelProps, 'battle' | 'unit' | 'onAct'>) {
  if (unit.side !== battle.active || !isHere(unit) || !isMovementPhase(battle.phase)) return null;
  const { hexes, why, rule } = allowance(battle, unit);
  const goes = hexes === 0 ? 'Stays' : hexes === 1 ? 'Up to 1 hex' : `Up to ${hexes} hexes`;
  return (
    <>
      <p>
        <b>{goes}</b>, {why} <RuleCode rule={rule} />
      </p>
      <Switch
        on={unit.thisPhase.held}
        onSet={(held) => onAct({ type: 'hold', unit: unit.id, held })}
      >
        {battle.phase === 'horse'
          ? 'Began next to enemy heavy horse'
          : 'Began in an enemy zone of control'}
      </Switch>
    </>
  );
}
