import { type RouteObject, lazyPage } from '@aera/frontend-kit';
import { Navigate } from 'react-router-dom';
import type { Feature, FeaturePage } from '../shared/feature.ts';
import { paths } from '../shared/paths.ts';
import { features } from './registry.ts';

const Portal = lazyPage(() => import('./portal/portal.page.tsx'), 'PortalPage');
const Admin = lazyPage(() => import('./frame/admin-layout.tsx'), 'AdminLayout');
const AreaLayout = lazyPage(() => import('../shared/page/area-layout.tsx'), 'AreaLayout');

const isAdmin = ({ path }: FeaturePage) => path.startsWith(`${paths.admin}/`);
const pageRoute = ({ path, Page }: FeaturePage): RouteObject => ({ path, element: <Page /> });

/** Pages under `/admin`; those of an area are nested below its links. */
function adminRoutes({ home, pages, area }: Feature): RouteObject[] {
  const routes = pages.filter(isAdmin).map(pageRoute);
  if (!area || !home) return routes;
  const Layout = area.Layout ?? AreaLayout;
  const links = pages.flatMap(({ path, label, link = label }) => (link ? [{ path, label: link }] : []));
  const [first] = pages;
  return [
    {
      path: home.path,
      element: <Layout label={area.label} home={home.path} links={links} />,
      children:
        first && first.path !== home.path
          ? [{ index: true, element: <Navigate replace to={first.path} /> }, ...routes]
          : routes,
    },
  ];
}

/** The module that the shell loads. */
export const routes: RouteObject[] = [
  { path: paths.portal, element: <Portal /> },
  ...features.flatMap(({ pages }) => pages.filter((page) => !isAdmin(page))).map(pageRoute),
  {
    path: paths.admin,
    element: <Admin />,
    children: [
      { index: true, element: <Navigate replace to={paths.questions} /> },
      ...features.flatMap(adminRoutes),
    ],
  },
];
