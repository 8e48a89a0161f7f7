// The first script of the page: the styles, and the app once the static text has been painted.
import '@ionic/react/css/normalize.css';
import '@ionic/react/css/structure.css';
import '@ionic/react/css/typography.css';
import '../theme/index.css';
import './app.css';
import { firstPage } from './firstPage';
import { showSavedLook } from './look';

showSavedLook();

/** A frame is painted after its animation callbacks; a task queued in one runs behind that paint. */
const afterPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    // A page opened in a background tab is not painted at all.
    setTimeout(resolve, 500);
  });

// The sheet does without the store; for all else its database opens while the app is being made.
// If it cannot be loaded, the page that needs it tells.
if (firstPage(location.hash) !== 'sheet') import('./startStore').catch(() => undefined);
// Where the static text is not shown (scripts/policy.ts) there is nothing to paint first.
const hidden = document.documentElement.dataset.first === 'hidden';
void (hidden ? import('./main') : afterPaint().then(() => import('./main')));
