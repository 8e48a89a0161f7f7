import { Button } from '#/ui/Button';
import { Panel } from '#/ui/Panel';
import { Stepper } from '#/ui/Stepper';
import { Switch } from '#/ui/Switch';
import { type Battle, type Command, FIGURES, guide, heading, otherSide, SIDES } from '../../rules';
import { GAME } from '../name';
import { Hint } from '../opponent/Hint';
import { OpponentChoice } from '../opponent/OpponentChoice';
import { useTurnBoard } from '../turnBoard';
import css from './byHand.module.css';

export interface TurnPanelProps {
  readonly battle: Battle;
  readonly name: string;
  readonly onAct: (command: Command) => void;
  readonly onOpen: (what: 'setUp' | 'send') => void;
  /** To another page: on a small phone the tabs have given way to the board. */
  readonly onGo: (path: string) => void;
  readonly onClose: () => void;
}

/** What each side needs, turn and commands by hand, the board's turning, and the end of the battle. */
export function TurnPanel({ battle, name, onAct, onOpen, onGo, onClose }: TurnPanelProps) {
  const [turns, setTurns] = useTurnBoard();
  const { turn, side, phase, commands } = battle;
  const { due, open, needs } = guide(battle);
  const end = (command: Command) => {
    onClose();
    onAct(command);
  };
  return (
    <Panel title={heading(battle)} onClose={onClose}>
      <div className={css.turnBattle}>
        <bdi>{name}</bdi>
        <Button onClick={() => onGo('/battle/list')}>Other battles</Button>
        <Button onClick={() => onGo(`/${GAME}/sheet`)}>Sheet</Button>
        <Button onClick={() => onGo(`/${GAME}/tools`)}>Tools</Button>
        <Button onClick={() => onGo('/more')}>More</Button>
      </div>
      <ul className={css.needs}>
        {[...due, ...open, ...needs].map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <div className={css.turnBattle}>
        <Button icon="share" onClick={() => onOpen('send')}>
          Send this turn to a friend
        </Button>
        {!battle.ended &&
          (battle.mode === 'board' ? (
            <Button onClick={() => end({ type: 'toTally' })}>Positions to the table</Button>
          ) : (
            <Button onClick={() => onOpen('setUp')}>Positions to the phone</Button>
          ))}
      </div>
      <Switch on={turns} onSet={setTurns}>
        Turn the board for each player turn
      </Switch>
      {!battle.ended && (
        <>
          {battle.mode === 'board' && (
            <>
              <Hint battle={battle} />
              <OpponentChoice
                armies={battle.armies}
                opponent={battle.opponent}
                onSet={(opponent) => onAct({ type: 'setOpponent', opponent })}
              />
            </>
          )}
          {phase === 'orders' && (
            <Button onClick={() => end({ type: 'beginAttacks' })}>
              To the attacks: no moves after this
            </Button>
          )}
          <h3 className={css.panelSection}>By hand</h3>
          <div className={css.byHand}>
            <Stepper
              label="Turn"
              value={turn}
              least={1}
              most={battle.options.turns}
              onSet={(next) => onAct({ type: 'setTurn', turn: next, side, phase })}
            />
            <Stepper
              label="Commands left"
              value={commands.left}
              most={FIGURES.warbands}
              onSet={(left) =>
                onAct({ type: 'setCommands', total: Math.max(commands.total, left), left })
              }
            />
          </div>
          <h3 className={css.panelSection}>End of the battle</h3>
          <div className={css.turnEnds}>
            {SIDES.map((each) => (
              <Button
                key={each}
                onClick={() =>
                  end({ type: 'end', ending: { how: 'gaveUp', side: otherSide(each) } })
                }
              >
                <span>
                  Give up: <bdi>{battle.armies[each].name}</bdi>
                </span>
              </Button>
            ))}
            <Button onClick={() => end({ type: 'end', ending: { how: 'stopped', side: null } })}>
              Stop here
            </Button>
          </div>
        </>
      )}
    </Panel>
  );
}
