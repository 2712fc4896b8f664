import { lazyPage } from '@aera/frontend-kit';

/** For an address that nothing answers. */
export const NotFoundPage = lazyPage(() => import('./not-found/not-found-content.tsx'), 'NotFoundContent');
