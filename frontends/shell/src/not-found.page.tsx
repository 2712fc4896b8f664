import { lazyPage } from '@aera/web-kit';

/** For an address that nothing answers. */
export const NotFoundPage = lazyPage(() => import('./not-found/not-found-content.tsx'), 'NotFoundContent');
