import { type RouteObject, lazyPage } from '@aera/frontend-kit';
import {
  articlePath,
  statusLinkPath,
  notificationsPath,
  myDataPath,
  paths,
  preferencesPath,
  questionPath,
  questionsPath,
  resetPath,
  securityPath,
  unsubscribePath,
  verifyPath,
  newEmailPath,
  cancelEmailPath,
} from '../shared/paths.ts';

const Search = lazyPage(() => import('../features/search/search.page.tsx'), 'SearchPage');
const Article = lazyPage(() => import('../features/article/article.page.tsx'), 'ArticlePage');
const Questions = lazyPage(() => import('../features/questions/questions.page.tsx'), 'QuestionsPage');
const Question = lazyPage(() => import('../features/questions/question.page.tsx'), 'QuestionPage');
const StatusLink = lazyPage(() => import('../features/questions/status-link.page.tsx'), 'StatusLinkPage');
const Dashboard = lazyPage(() => import('../features/dashboard/dashboard.page.tsx'), 'DashboardPage');
const MyData = lazyPage(() => import('../features/my-data/my-data.page.tsx'), 'MyDataPage');
const Notifications = lazyPage(
  () => import('../features/notifications/notifications.page.tsx'),
  'NotificationsPage',
);
const Preferences = lazyPage(() => import('../features/preferences/preferences.page.tsx'), 'PreferencesPage');
const Unsubscribe = lazyPage(() => import('../features/preferences/unsubscribe.page.tsx'), 'UnsubscribePage');
const Login = lazyPage(() => import('../features/account/sign-in/login.page.tsx'), 'LoginPage');
const Reset = lazyPage(
  () => import('../features/account/sign-in/reset-password.page.tsx'),
  'ResetPasswordPage',
);
const Security = lazyPage(() => import('../features/account/security/security.page.tsx'), 'SecurityPage');
const Join = lazyPage(() => import('../features/account/sign-in/join.page.tsx'), 'JoinPage');
const NewEmail = lazyPage(() => import('../features/verification/new-email.page.tsx'), 'NewEmailPage');
const CancelEmail = lazyPage(
  () => import('../features/verification/cancel-email.page.tsx'),
  'CancelEmailPage',
);
const Verify = lazyPage(() => import('../features/verification/verify.page.tsx'), 'VerifyPage');

/** Routes of the member area; the only module that the remote exposes. */
export const routes: RouteObject[] = [
  { path: paths.search, element: <Search /> },
  { path: articlePath(':id'), element: <Article /> },
  { path: paths.dashboard, element: <Dashboard /> },
  { path: questionsPath, element: <Questions /> },
  { path: questionPath(':id'), element: <Question /> },
  { path: statusLinkPath, element: <StatusLink /> },
  { path: myDataPath, element: <MyData /> },
  { path: securityPath, element: <Security /> },
  { path: notificationsPath, element: <Notifications /> },
  { path: preferencesPath, element: <Preferences /> },
  { path: unsubscribePath, element: <Unsubscribe /> },
  { path: paths.login, element: <Login /> },
  { path: resetPath, element: <Reset /> },
  { path: paths.join, element: <Join /> },
  { path: verifyPath, element: <Verify /> },
  { path: newEmailPath, element: <NewEmail /> },
  { path: cancelEmailPath, element: <CancelEmail /> },
];
