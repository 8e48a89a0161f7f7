import { Suspense } from 'react';
import { SIDE_NAMES } from '#/core/sides';
import {
  type Battle,
  isRaining,
  PHASE_NAMES,
  type Setup,
  SIDES,
  type Side,
} from '#/games/shieldwall/rules';
import { Button } from '#/ui/Button';
import { Choice, type ChoiceOption } from '#/ui/Choice';
import { onDemand } from '#/ui/onDemand';
import { Panel } from '#/ui/Panel';
import { Stepper } from '#/ui/Stepper';
import { Switch } from '#/ui/Switch';
import css from './byHand.module.css';
import { Gods } from './Gods';
import { Notes } from './Notes';
import { useTable } from './table';

export interface TurnPanelProps {
  readonly battle: Battle;
  /** The battle's own name. */
  readonly name: string;
  readonly notes: Setup['notes'];
  readonly onBattles: () => void;
  readonly onClose: () => void;
}

/** Seldom wanted: it comes with the panel. */
const BattleOptions = onDemand(() => import('./BattleOptions'));

/** Turn, initiative, weather and rules by hand, the end of the battle, and the way to the others. */
export function TurnPanel({ battle, name, notes, onBattles, onClose }: TurnPanelProps) {
  const { act, openLine } = useTable();
  const { turn, phase } = battle;
  const first: readonly ChoiceOption<Side | 'open'>[] = [
    ...SIDES.map((id) => ({ id, word: `${SIDE_NAMES[id]}: ${battle.sides[id].name}`, side: id })),
    { id: 'open', word: 'Not settled' },
  ];
  const raining = isRaining(battle);
  return (
    <Panel title={`Turn ${turn} · ${PHASE_NAMES[phase]}`} onClose={onClose}>
      <div className={css.turnBattle}>
        <bdi>{name}</bdi>
        <Button onClick={onBattles}>Other battles</Button>
      </div>
      {notes && <Notes notes={notes} />}
      <h3 className={css.panelSection}>The gods</h3>
      <Gods battle={battle} />
      <h3 className={css.panelSection}>By hand</h3>
      <div className={css.byHand}>
        <Stepper
          label="Turn"
          value={turn}
          least={1}
          most={999}
          onSet={(next) => act({ type: 'setPhase', turn: next, phase })}
        />
        <Choice
          label="Goes first"
          options={first}
          value={battle.first ?? 'open'}
          onSet={(side) => act({ type: 'setFirst', side: side === 'open' ? null : side })}
        />
        <Switch on={raining} onSet={(rain) => act({ type: 'setRain', until: rain ? turn : 0 })}>
          It rains
        </Switch>
        {raining && battle.rainUntil < Number.MAX_SAFE_INTEGER && (
          <Stepper
            label="Last turn of rain"
            value={battle.rainUntil}
            least={turn}
            onSet={(until) => act({ type: 'setRain', until })}
          />
        )}
        <Button icon="swap" onClick={openLine}>
          Battle lines
        </Button>
      </div>
      <Suspense>
        <BattleOptions battle={battle} />
      </Suspense>
      {!battle.ended && (
        <>
          <h3 className={css.panelSection}>End of the battle</h3>
          <div className={css.turnEnds}>
            {SIDES.map((side) => (
              <Button
                key={side}
                onClick={() => {
                  onClose();
                  act({ type: 'end', ending: { how: 'gaveUp', side } });
                }}
              >
                <span>
                  Give up: <bdi>{battle.sides[side].name}</bdi>
                </span>
              </Button>
            ))}
            <Button
              onClick={() => {
                onClose();
                act({ type: 'end', ending: { how: 'timeCalled', side: null } });
              }}
            >
              Call time
            </Button>
            <Button
              onClick={() => {
                onClose();
                act({ type: 'end', ending: { how: 'agreed', side: null } });
              }}
            >
              Agree to end it
            </Button>
          </div>
        </>
      )}
    </Panel>
  );
}
