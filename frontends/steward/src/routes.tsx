import { type RouteObject, lazyPage } from '@aera/web-kit';
import { paths } from './paths.ts';

const Portal = lazyPage(() => import('./portal/portal.page.tsx'), 'PortalPage');

/** The stewards' plane: the only module that the shell sees. */
export const routes: RouteObject[] = [{ path: paths.portal, element: <Portal /> }];
