import { App } from '@aera/shell/app';
import { hydrateRoot } from 'react-dom/client';
import { publicPage } from './public-page.tsx';

const root = document.querySelector('#root');
// eslint-disable-next-line no-console -- the test reads it
if (root)
  hydrateRoot(root, <App page={publicPage} />, { onRecoverableError: (error) => console.error(error) });
