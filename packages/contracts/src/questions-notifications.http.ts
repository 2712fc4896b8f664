import { mailRoutes } from './mail.http.ts';
import { notificationRoutes } from './notifications.http.ts';
import { ownQuestionsRoutes } from './own-questions.http.ts';
import { questionRoutes } from './questions.http.ts';
import { stewardQuestionRoutes } from './steward-questions.http.ts';

export const questionsNotificationsRoutes = {
  ...questionRoutes,
  ...stewardQuestionRoutes,
  ...notificationRoutes,
  ...mailRoutes,
  ...ownQuestionsRoutes,
};
