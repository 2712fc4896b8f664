import { App } from '@aera/shell/app';
import { hydrateRoot } from 'react-dom/client';
import { publicPage } from './public-page.tsx';

const root = document.querySelector('#root');
if (root) hydrateRoot(root, <App page={publicPage} />);
