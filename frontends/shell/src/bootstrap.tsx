import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { consentOutbox } from './consent/outbox.ts';
import { preloadRemote } from './remotes/preload-remote.ts';

preloadRemote(window.location.pathname);
consentOutbox.start();

const root = document.querySelector('#root');
if (root) createRoot(root).render(<App />);
