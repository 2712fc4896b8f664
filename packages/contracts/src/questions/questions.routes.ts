import { visitorCookie } from '../cookies.ts';
import type { Route } from '../route.ts';
import type { questionsSchemas } from './questions.schemas.ts';

type S = typeof questionsSchemas;

const service = 'questions-notifications';

export const voteReasons = ['unclear', 'incomplete', 'wrong', 'outdated', 'other'] as const;

export const submitQuestion: Route<S['submitQuestion'], 'public'> = {
  service,
  method: 'POST',
  path: '/api/questions/submit',
  access: 'public',
  status: 201,
  cookies: [visitorCookie],
};

export const listMyQuestions: Route<S['listMyQuestions'], 'member'> = {
  service,
  method: 'GET',
  path: '/api/questions/my-questions',
  access: 'member',
};

export const listMyQuestionsByPage: Route<S['listMyQuestionsByPage'], 'member'> = {
  service,
  method: 'GET',
  path: '/api/questions/mine',
  access: 'member',
};

export const readQuestion: Route<S['readQuestion'], 'member'> = {
  service,
  method: 'GET',
  path: '/api/questions/:questionId',
  access: 'member',
};

export const readQuestionByStatusLink: Route<S['readQuestionByStatusLink'], 'public'> = {
  service,
  method: 'GET',
  path: '/api/questions/status/:token',
  access: 'public',
};

export const provideInformation: Route<S['provideInformation'], 'member'> = {
  service,
  method: 'POST',
  path: '/api/questions/:questionId/information',
  access: 'member',
};

export const reopenQuestion: Route<S['reopenQuestion'], 'member'> = {
  service,
  method: 'POST',
  path: '/api/questions/:questionId/reopen',
  access: 'member',
};

export const withdrawQuestion: Route<S['withdrawQuestion'], 'member'> = {
  service,
  method: 'POST',
  path: '/api/questions/:questionId/withdraw',
  access: 'member',
};

export const voteOnAnswer: Route<S['voteOnAnswer'], 'public'> = {
  service,
  method: 'PUT',
  path: '/api/questions/:questionId/vote',
  access: 'public',
  cookies: [visitorCookie],
};

export const readAnswerSlaStats: Route<S['readAnswerSlaStats'], 'public'> = {
  service,
  method: 'GET',
  path: '/api/questions/sla',
  access: 'public',
};

export const recordQuestionDeflection: Route<S['recordQuestionDeflection'], 'public'> = {
  service,
  method: 'POST',
  path: '/api/questions/deflections',
  access: 'public',
};

export const exportMyQuestionsAndNotifications: Route<S['exportMyQuestionsAndNotifications'], 'member'> = {
  service,
  method: 'GET',
  path: '/api/questions/my-data',
  access: 'member',
};
