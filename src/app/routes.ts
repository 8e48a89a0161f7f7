import type { ComponentType } from 'react';
import { GAMES } from '#/games';
import { onDemand } from '../ui/onDemand';
import { pathTo } from './paths';

interface Route {
  readonly path: string;
  readonly Page: ComponentType;
  /** It can be read before the store is there. */
  readonly storeless?: true;
}

export const BattlePage = onDemand(() => import('./battle/BattlePage'));
const BattlesPage = onDemand(() => import('./battle/BattlesPage'));
const DeletedPage = onDemand(() => import('./more/DeletedPage'));
const MorePage = onDemand(() => import('./more/MorePage'));
const ImportPage = onDemand(() => import('./import/ImportPage'));

const ofGames = GAMES.flatMap((game): Route[] => {
  const { newBattle, sheet, tools, tool, armies, army } = game.pages;
  return [
    { path: pathTo(game, 'newBattle'), Page: newBattle },
    { path: pathTo(game, 'sheet'), Page: sheet, storeless: true },
    { path: `${pathTo(game, 'sheet')}/:entry`, Page: sheet, storeless: true },
    { path: pathTo(game, 'tools'), Page: tools },
    { path: `${pathTo(game, 'tools')}/:tool`, Page: tool },
    ...(armies ? [{ path: pathTo(game, 'armies'), Page: armies }] : []),
    ...(army ? [{ path: `${pathTo(game, 'armies')}/:id`, Page: army }] : []),
  ];
});

/** A battle is found by its id, whichever game it is of. */
export const routes: readonly Route[] = [
  { path: '/battle', Page: BattlePage },
  { path: '/battle/list', Page: BattlesPage },
  ...ofGames,
  { path: '/battle/:id', Page: BattlePage },
  { path: '/more', Page: MorePage },
  { path: '/more/deleted', Page: DeletedPage },
  { path: '/parcel/*', Page: ImportPage },
];
