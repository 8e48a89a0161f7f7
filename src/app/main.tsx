import { setupIonicReact } from '@ionic/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { watchForInstall } from './install';
import { watchForOutsideLinks } from './outside';

// One look on every phone: the theme is ours, so the platform's own variants earn nothing.
setupIonicReact({ mode: 'md', animated: false });
watchForInstall();
watchForOutsideLinks();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
document.getElementById('late')?.remove();
