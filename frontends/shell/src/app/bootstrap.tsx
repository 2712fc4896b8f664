import { keepPrerenderedPage, logFailure } from '@aera/frontend-kit';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { consentOutbox } from '../features/consent/consent-outbox.ts';
import { selectLatestBuilds } from '../features/remotes/latest-builds.ts';
import { findRemedy } from '../features/remotes/remedy.ts';
import { preloadRemote } from '../features/remotes/remotes.ts';

const latestBuildsUrl = selectLatestBuilds(window.location.href);
if (latestBuildsUrl) window.location.replace(latestBuildsUrl);
else start();

function start(): void {
  const root = document.querySelector('#root');
  if (root?.hasChildNodes())
    keepPrerenderedPage(async () => (await findRemedy(window.location.pathname)) !== null);
  preloadRemote(window.location.pathname);
  consentOutbox.start();

  // A prerendered page may already be in use. The first render must match its markup, and hydration runs in short tasks that do not
  // block input.
  if (root?.hasChildNodes())
    startTransition(() => {
      hydrateRoot(root, <App />, {
        onRecoverableError: (error) => logFailure('Hydration does not match the prerendered page', error),
      });
    });
  else if (root) createRoot(root).render(<App />);
}
