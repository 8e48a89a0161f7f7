import { useNavigation } from '#/ui/navigation';
import './StartPage.css';
import { useState } from 'react';
import { GAMES, gameOf } from '#/games';
import type { ReadyBattle } from '#/games/game';
import { beginBattle } from '#/store/battle/battles';
import { database } from '#/store/home';
import { useBattles } from '#/store/react';
import type { BattleRow } from '#/store/rows';
import { Button } from '#/ui/Button';
import { Card } from '#/ui/Card';
import { Choice } from '#/ui/Choice';
import { Content } from '#/ui/Content';
import { useHeading } from '#/ui/enterPage';
import { SideMark } from '#/ui/SideMark';
import { useChosenGame } from '../chosenGame';
import { pathTo } from '../paths';

/** What the app is, one tap to a ready battle, and back to those that are open. */
export function StartPage({ onOpen }: { readonly onOpen: (row: BattleRow) => void }) {
  useHeading();
  const navigation = useNavigation();
  const battles = useBattles();
  const [game, choose] = useChosenGame();
  const [problem, setProblem] = useState('');
  const begin = ({ id }: ReadyBattle) =>
    game.draftOf(id).then(
      (draft) => onOpen(beginBattle(database, { game: game.id, ...draft })),
      () => setProblem('This battle could not be loaded. Check your connection, then try again.'),
    );
  const rows = battles.status === 'read' ? battles.value.filter((row) => gameOf(row.game)) : [];
  const [first, ...others] = game.readyBattles;
  return (
    <Content>
      <div className="no-battle">
        <div className="no-battle-head">
          <img src="./icons/icon.svg" alt="" width="72" height="72" />
          <div>
            <h1>Shieldwall Companion</h1>
            <p>A companion for dark-age tabletop battles. You need the rules and figures.</p>
          </div>
        </div>
        {battles.status === 'trouble' && (
          <p role="alert">
            {battles.trouble.risk} {battles.trouble.advice}
          </p>
        )}
        {problem && <p role="alert">{problem}</p>}
        {GAMES.length > 1 && (
          <Choice
            label="Game"
            options={GAMES.map(({ id, name }) => ({ id, word: name }))}
            value={game.id}
            onSet={choose}
          />
        )}
        <Button kind="main" onClick={() => void begin(first)}>
          <span className="no-battle-first">
            Fight {first.name}
            <small>{first.sides.join(' against ')}</small>
          </span>
        </Button>
        <Button icon="plus" onClick={() => navigation.push(pathTo(game, 'newBattle'))}>
          New battle with your armies
        </Button>
        {rows.length > 0 && (
          <Card title="Open battles">
            <ul className="no-battle-list">
              {rows.map((row) => (
                <li key={row.id}>
                  <button type="button" onClick={() => onOpen(row)}>
                    <bdi>{row.name}</bdi>
                    <small>{new Date(row.updated).toLocaleString([], WHEN)}</small>
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
                  <button type="button" onClick={() => void begin(ready)}>
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
