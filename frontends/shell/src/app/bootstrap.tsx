import { logFailure } from '@aera/frontend-kit';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { consentOutbox } from '../features/consent/consent-outbox.ts';
import { selectLatestBuilds } from '../features/remotes/latest-builds.ts';
import { preloadRemote } from '../features/remotes/remotes.ts';

const elsewhere = selectLatestBuilds(window.location.href);
if (elsewhere) window.location.replace(elsewhere);
else start();

function start(): void {
  preloadRemote(window.location.pathname);
  consentOutbox.start();

  const root = document.querySelector('#root');
  // A pre-rendered page may already be in use. The first render must match its markup, and hydration runs in short tasks that do not
  // block input.
  if (root?.hasChildNodes())
    startTransition(() => {
      hydrateRoot(root, <App />, {
        onRecoverableError: (error) => logFailure('The page rendered at build is not the same here', error),
      });
    });
  else if (root) createRoot(root).render(<App />);
}
