import { visitorCookie } from '../cookies.ts';
import type { Route } from '../route.ts';
import type { questionsSchemas } from './questions.schemas.ts';

type S = typeof questionsSchemas;

const service = 'questions-notifications';

/** `pending`, `needs_information`, `answered`, `reopened` or `withdrawn`. */
export const questionStatuses = [
  'pending',
  'needs_information',
  'answered',
  'reopened',
  'withdrawn',
] as const;

export const voteReasons = ['unclear', 'incomplete', 'wrong', 'outdated', 'other'] as const;

export const submitQuestion: Route<S['submitQuestion'], 'public'> = {
  service,
  method: 'POST',
  path: '/api/questions/submit',
  access: 'public',
  status: 201,
  cookies: [visitorCookie],
};

export const myQuestions: Route<S['myQuestions'], 'member'> = {
  service,
  method: 'GET',
  path: '/api/questions/my-questions',
  access: 'member',
};

export const listMyQuestions: Route<S['listMyQuestions'], 'member'> = {
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

export const followQuestion: Route<S['followQuestion'], 'public'> = {
  service,
  method: 'GET',
  path: '/api/questions/follow/:token',
  access: 'public',
};

export const giveInformation: Route<S['giveInformation'], 'member'> = {
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

export const rateAnswer: Route<S['rateAnswer'], 'public'> = {
  service,
  method: 'PUT',
  path: '/api/questions/:questionId/vote',
  access: 'public',
  cookies: [visitorCookie],
};

export const promiseFigures: Route<S['promiseFigures'], 'public'> = {
  service,
  method: 'GET',
  path: '/api/questions/promise',
  access: 'public',
};

export const spareQuestion: Route<S['spareQuestion'], 'public'> = {
  service,
  method: 'POST',
  path: '/api/questions/spared',
  access: 'public',
};

export const ownQuestions: Route<S['ownQuestions'], 'member'> = {
  service: 'questions-notifications',
  method: 'GET',
  path: '/api/questions/own-data',
  access: 'member',
};
