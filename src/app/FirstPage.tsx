import { GAMES } from '#/games';
import { StartView } from './battle/StartView';
import { TabLinks } from './TabLinks';

const nothing = () => undefined;

/**
 * The start page and the tabs as they stand in index.html before any script has run, of the same
 * parts and styles as in the app. What is tapped until then: scripts/firstTaps.ts.
 */
export const FirstStart = () => (
  <StartView
    game={GAMES[0]}
    battles={[]}
    problems={[]}
    onChoose={nothing}
    onBegin={nothing}
    onNew={nothing}
    onOpen={nothing}
  />
);

export const FirstTabs = () => (
  <TabLinks game={GAMES[0]} current={undefined} isUpdateWaiting={false} onGo={nothing} />
);
