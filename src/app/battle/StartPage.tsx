import { useState } from 'react';
import { gameOf } from '#/games';
import type { ReadyBattle } from '#/games/game';
import { beginBattle } from '#/store/battle/battles';
import { database } from '#/store/home';
import { useBattles } from '#/store/react';
import type { BattleRow } from '#/store/rows';
import { useHeading } from '#/ui/enterPage';
import { useNavigation } from '#/ui/navigation';
import { useChosenGame } from '../chosenGame';
import { pathTo } from '../paths';
import { StartView } from './StartView';

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
  const problems = problem ? [problem] : [];
  if (battles.status === 'trouble')
    problems.push(`${battles.trouble.risk} ${battles.trouble.advice}`);
  return (
    <StartView
      game={game}
      battles={battles.status === 'read' ? battles.value.filter((row) => gameOf(row.game)) : []}
      problems={problems}
      onChoose={choose}
      onBegin={(ready) => void begin(ready)}
      onNew={() => navigation.push(pathTo(game, 'newBattle'))}
      onOpen={onOpen}
    />
  );
}
