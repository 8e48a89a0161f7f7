import './StartPage.css';
import { GAMES } from '#/games';
import type { Game, ReadyBattle } from '#/games/game';
import { Button } from '#/ui/Button';
import { Card } from '#/ui/Card';
import { Choice } from '#/ui/Choice';
import { Content } from '#/ui/Content';
import { SideMark } from '#/ui/SideMark';

interface OpenBattle {
  readonly id: string;
  readonly name: string;
  readonly updated: number;
}

export interface StartViewProps<Row extends OpenBattle> {
  readonly game: Game;
  readonly battles: readonly Row[];
  /** What went wrong, each in words. */
  readonly problems: readonly string[];
  readonly onChoose: (game: string) => void;
  readonly onBegin: (ready: ReadyBattle) => void;
  readonly onNew: () => void;
  readonly onOpen: (battle: Row) => void;
}

/** What the start page shows, in the app as in the page before any script (app/FirstPage.tsx). */
export function StartView<Row extends OpenBattle>(props: StartViewProps<Row>) {
  const { game, battles, problems, onChoose, onBegin, onNew, onOpen } = props;
  const [first, ...others] = game.readyBattles;
  return (
    <Content>
      <div className="no-battle" data-start-page>
        <div className="no-battle-head">
          <img src="./icons/icon.svg" alt="" width="72" height="72" />
          <div>
            <h1>Shieldwall Companion</h1>
            <p>A companion for dark-age tabletop battles. You need the rules and figures.</p>
          </div>
        </div>
        {problems.map((problem) => (
          <p key={problem} role="alert">
            {problem}
          </p>
        ))}
        {GAMES.length > 1 && (
          <Choice
            label="Game"
            options={GAMES.map(({ id, name }) => ({ id, word: name }))}
            value={game.id}
            onSet={onChoose}
          />
        )}
        <Button kind="main" onClick={() => onBegin(first)}>
          <span className="no-battle-first">
            Fight {first.name}
            <small>{first.sides.join(' against ')}</small>
          </span>
        </Button>
        <Button icon="plus" onClick={onNew}>
          New battle with your armies
        </Button>
        {battles.length > 0 && (
          <Card title="Open battles">
            <ul className="no-battle-list">
              {battles.map((battle) => (
                <li key={battle.id}>
                  <button type="button" onClick={() => onOpen(battle)}>
                    <bdi>{battle.name}</bdi>
                    <small>{new Date(battle.updated).toLocaleString([], WHEN)}</small>
                  </button>
                </li>
              ))}
            </ul>
          </Card>
        )}
        {others.length > 0 && (
          <Card title="Other ready-made battles">
            <ul className="no-battle-list">
              {others.map((ready) => (
                <li key={ready.id}>
                  <button type="button" onClick={() => onBegin(ready)}>
                    <b>{ready.name}</b>
                    <span className="no-battle-sides">
                      <SideMark side="red" /> {ready.sides[0]}
                      <SideMark side="black" /> {ready.sides[1]}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
    </Content>
  );
}

const WHEN: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };
