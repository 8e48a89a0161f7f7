import './ionic.css';
import { setupIonicReact } from '@ionic/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { GAMES } from '../games';
import { App } from './App';
import { firstPage } from './firstPage';
import { watchForInstall } from './install';
import { watchForOutsideLinks } from './outsideLinks';
import { BattlePage } from './routes';
import { loadStore } from './StoreReady';
import { stopUnheardEvents } from './unheardEvents';

// One look on every phone: the theme is ours, so the platform's own variants earn nothing.
setupIonicReact({ mode: 'md', animated: false });
watchForInstall();
watchForOutsideLinks();
stopUnheardEvents();

// The app opens in the battle. Ionic would take a tenth of a second to follow a redirect there.
if (!location.hash) history.replaceState(null, '', '#/battle');

/**
 * What the first page is made of is on its way (scripts/preload.ts). Piece by piece React would wait
 * for each before it asks for the next. What cannot be loaded is told by the page that needs it.
 */
async function firstPieces(): Promise<unknown> {
  const page = firstPage(location.hash);
  if (page === 'sheet') return GAMES[0].pages.sheet.load();
  if (page === 'other') return loadStore();
  await Promise.all([loadStore(), BattlePage.load()]);
  const { lookAhead } = await import('./battle/BattlePage');
  const looking = lookAhead(/[0-9a-f-]{36}/.exec(location.hash)?.[0]);
  // Who returns to a battle sees it in the first frame; on a first visit the store is only being
  // made, and the frame around the page can be drawn meanwhile.
  return document.documentElement.dataset.first === 'hidden' ? looking : undefined;
}

/** A store that does not answer must not keep the app from being shown: the sheet needs none. */
const PATIENCE = 1500;
const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');
const root = createRoot(element);
void Promise.race([firstPieces(), patience])
  .catch(() => undefined)
  .then(() => {
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
    document.getElementById('late')?.remove();
  });
