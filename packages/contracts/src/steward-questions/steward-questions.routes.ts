import { editorRoles, type Route, stewardRoles } from '../route.ts';
import type { stewardQuestionsSchemas } from './steward-questions.schemas.ts';

type S = typeof stewardQuestionsSchemas;

export const stewardQuestionStatuses = [
  'waiting',
  'needs_information',
  'answered',
  'withdrawn',
  'all',
] as const;

export const listPendingQuestions: Route<S['listPendingQuestions'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/questions',
  access: 'steward',
  roles: stewardRoles,
};

export const listQuestions: Route<S['listQuestions'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/questions/list',
  access: 'steward',
  roles: stewardRoles,
};

export const readQuestionOverview: Route<S['readQuestionOverview'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/questions/overview',
  access: 'steward',
  roles: stewardRoles,
  audit: 'none',
};

export const readQuestionAsSteward: Route<S['readQuestionAsSteward'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/questions/:questionId',
  access: 'steward',
  roles: stewardRoles,
};

export const answerQuestion: Route<S['answerQuestion'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/questions/:questionId/answer',
  access: 'steward',
  roles: editorRoles,
};

export const reviseAnswer: Route<S['reviseAnswer'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/questions/:questionId/revise',
  access: 'steward',
  roles: editorRoles,
};

export const requestInformation: Route<S['requestInformation'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/questions/:questionId/request-information',
  access: 'steward',
  roles: editorRoles,
};

export const assignQuestion: Route<S['assignQuestion'], 'steward'> = {
  method: 'PUT',
  path: '/api/admin/questions/:questionId/assignee',
  access: 'steward',
  roles: editorRoles,
};

export const setPublication: Route<S['setPublication'], 'steward'> = {
  method: 'PUT',
  path: '/api/admin/questions/:questionId/publication',
  access: 'steward',
  roles: editorRoles,
};
