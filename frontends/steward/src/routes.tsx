import { type RouteObject, lazyPage } from '@aera/web-kit';
import { Navigate } from 'react-router-dom';
import { paths } from './paths.ts';

const Portal = lazyPage(() => import('./portal/portal.page.tsx'), 'PortalPage');
const Admin = lazyPage(() => import('./frame/admin-layout.tsx'), 'AdminLayout');
const Questions = lazyPage(() => import('./questions/questions.page.tsx'), 'QuestionsPage');
const Analytics = lazyPage(() => import('./analytics/analytics-layout.tsx'), 'AnalyticsLayout');
const Live = lazyPage(() => import('./analytics/live/live.page.tsx'), 'LivePage');
const Funnel = lazyPage(() => import('./analytics/funnel/funnel.page.tsx'), 'FunnelPage');
const Retention = lazyPage(() => import('./analytics/retention/retention.page.tsx'), 'RetentionPage');
const Explorer = lazyPage(() => import('./jurisdiction/demo/explorer.page.tsx'), 'ExplorerPage');
const Overview = lazyPage(() => import('./analytics/overview/overview.page.tsx'), 'OverviewPage');

/** The stewards' plane: the only module that the shell sees. */
export const routes: RouteObject[] = [
  { path: paths.portal, element: <Portal /> },
  {
    path: paths.admin,
    element: <Admin />,
    children: [
      { index: true, element: <Navigate replace to={paths.questions} /> },
      { path: paths.questions, element: <Questions /> },
      { path: paths.jurisdictionDemo, element: <Explorer /> },
      {
        path: paths.analytics,
        element: <Analytics />,
        children: [
          { index: true, element: <Overview /> },
          { path: paths.live, element: <Live /> },
          { path: paths.funnel, element: <Funnel /> },
          { path: paths.retention, element: <Retention /> },
        ],
      },
    ],
  },
];
