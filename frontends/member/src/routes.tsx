import { type RouteObject, lazyPage } from '@aera/frontend-kit';
import {
  articlePath,
  followPath,
  notificationsPath,
  ownDataPath,
  paths,
  preferencesPath,
  questionPath,
  questionsPath,
  resetPath,
  securityPath,
  unsubscribePath,
  verifyPath,
} from './paths.ts';

const Search = lazyPage(() => import('./search/search.page.tsx'), 'SearchPage');
const Article = lazyPage(() => import('./article/article.page.tsx'), 'ArticlePage');
const Questions = lazyPage(() => import('./questions/questions.page.tsx'), 'QuestionsPage');
const Question = lazyPage(() => import('./questions/question.page.tsx'), 'QuestionPage');
const Follow = lazyPage(() => import('./questions/follow.page.tsx'), 'FollowPage');
const Dashboard = lazyPage(() => import('./dashboard/dashboard.page.tsx'), 'DashboardPage');
const OwnData = lazyPage(() => import('./own-data/own-data.page.tsx'), 'OwnDataPage');
const Notifications = lazyPage(() => import('./notifications/notifications.page.tsx'), 'NotificationsPage');
const Preferences = lazyPage(() => import('./preferences/preferences.page.tsx'), 'PreferencesPage');
const Unsubscribe = lazyPage(() => import('./preferences/unsubscribe.page.tsx'), 'UnsubscribePage');
const Login = lazyPage(() => import('./account/login.page.tsx'), 'LoginPage');
const Reset = lazyPage(() => import('./account/reset.page.tsx'), 'ResetPage');
const Security = lazyPage(() => import('./security/security.page.tsx'), 'SecurityPage');
const Join = lazyPage(() => import('./account/join.page.tsx'), 'JoinPage');
const Verify = lazyPage(() => import('./verification/verify.page.tsx'), 'VerifyPage');

/** The member area: the only module that the shell sees. */
export const routes: RouteObject[] = [
  { path: paths.search, element: <Search /> },
  { path: articlePath(':id'), element: <Article /> },
  { path: paths.dashboard, element: <Dashboard /> },
  { path: questionsPath, element: <Questions /> },
  { path: questionPath(':id'), element: <Question /> },
  { path: followPath(':token'), element: <Follow /> },
  { path: ownDataPath, element: <OwnData /> },
  { path: securityPath, element: <Security /> },
  { path: notificationsPath, element: <Notifications /> },
  { path: preferencesPath, element: <Preferences /> },
  { path: unsubscribePath, element: <Unsubscribe /> },
  { path: paths.login, element: <Login /> },
  { path: resetPath, element: <Reset /> },
  { path: paths.join, element: <Join /> },
  { path: verifyPath, element: <Verify /> },
];
