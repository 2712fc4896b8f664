import { visitorCookie } from '../cookies.ts';
import type { Route } from '../route.ts';
import type { questionsSchemas } from './questions.schemas.ts';

type S = typeof questionsSchemas;

export const voteReasons = ['unclear', 'incomplete', 'wrong', 'outdated', 'other'] as const;

export const submitQuestion: Route<S['submitQuestion'], 'public'> = {
  method: 'POST',
  path: '/api/questions/submit',
  access: 'public',
  status: 201,
  cookies: [visitorCookie],
};

export const listMyQuestions: Route<S['listMyQuestions'], 'member'> = {
  method: 'GET',
  path: '/api/questions/my-questions',
  access: 'member',
};

export const listMyQuestionsByPage: Route<S['listMyQuestionsByPage'], 'member'> = {
  method: 'GET',
  path: '/api/questions/mine',
  access: 'member',
};

export const readQuestion: Route<S['readQuestion'], 'member'> = {
  method: 'GET',
  path: '/api/questions/:questionId',
  access: 'member',
};

export const readQuestionByStatusLink: Route<S['readQuestionByStatusLink'], 'public'> = {
  method: 'GET',
  path: '/api/questions/status/:token',
  access: 'public',
};

export const provideInformation: Route<S['provideInformation'], 'member'> = {
  method: 'POST',
  path: '/api/questions/:questionId/information',
  access: 'member',
};

export const reopenQuestion: Route<S['reopenQuestion'], 'member'> = {
  method: 'POST',
  path: '/api/questions/:questionId/reopen',
  access: 'member',
};

export const withdrawQuestion: Route<S['withdrawQuestion'], 'member'> = {
  method: 'POST',
  path: '/api/questions/:questionId/withdraw',
  access: 'member',
};

export const voteOnAnswer: Route<S['voteOnAnswer'], 'public'> = {
  method: 'PUT',
  path: '/api/questions/:questionId/vote',
  access: 'public',
  cookies: [visitorCookie],
};

export const readAnswerSlaStats: Route<S['readAnswerSlaStats'], 'public'> = {
  method: 'GET',
  path: '/api/questions/sla',
  access: 'public',
};

export const recordQuestionDeflection: Route<S['recordQuestionDeflection'], 'public'> = {
  method: 'POST',
  path: '/api/questions/deflections',
  access: 'public',
};

export const exportMyQuestionsAndNotifications: Route<S['exportMyQuestionsAndNotifications'], 'member'> = {
  method: 'GET',
  path: '/api/questions/my-data',
  access: 'member',
};
