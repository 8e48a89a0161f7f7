import { Button } from '#/ui/Button';
import { Switch } from '#/ui/Switch';
import type { Battle } from '../../rules';
import styles from './OpponentPanel.module.css';
import type { OpponentPlay } from './useOpponent';

interface OpponentPanelProps {
  readonly battle: Battle;
  readonly play: OpponentPlay;
}

/** While the phone acts: what it did, why, and how to follow it. */
export function OpponentPanel({ battle, play }: OpponentPanelProps) {
  const name = battle.opponent ? battle.armies[battle.opponent.side].name : '';
  return (
    <section className={styles.panel} aria-label="Opponent">
      <p role="status">
        {play.did ? <b>{play.did}. </b> : `The phone plays ${name}. `}
        {play.why}
      </p>
      {play.problem && <p role="alert">{play.problem}</p>}
      {(play.waits || play.problem) && (
        <Button kind="main" onClick={play.goOn}>
          {play.steps ? 'Next step' : 'Let the phone go on'}
        </Button>
      )}
      <Switch on={play.steps} onSet={play.setSteps}>
        Step by step
      </Switch>
    </section>
  );
}
