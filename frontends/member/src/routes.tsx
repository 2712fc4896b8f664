import { type RouteObject, lazyPage } from '@aera/web-kit';
import { articlePath, ownDataPath, paths } from './paths.ts';

const Search = lazyPage(() => import('./search/search.page.tsx'), 'SearchPage');
const Article = lazyPage(() => import('./article/article.page.tsx'), 'ArticlePage');
const Dashboard = lazyPage(() => import('./dashboard/dashboard.page.tsx'), 'DashboardPage');
const OwnData = lazyPage(() => import('./own-data/own-data.page.tsx'), 'OwnDataPage');
const Login = lazyPage(() => import('./account/login.page.tsx'), 'LoginPage');
const Join = lazyPage(() => import('./account/join.page.tsx'), 'JoinPage');

/** The member area: the only module that the shell sees. */
export const routes: RouteObject[] = [
  { path: paths.search, element: <Search /> },
  { path: articlePath(':id'), element: <Article /> },
  { path: paths.dashboard, element: <Dashboard /> },
  { path: ownDataPath, element: <OwnData /> },
  { path: paths.login, element: <Login /> },
  { path: paths.join, element: <Join /> },
];
