import type {
  answerQuestion,
  assignQuestion,
  listQuestions,
  questionOverview,
  readQuestionAsSteward,
  requestInformation,
  reviseAnswer,
  setPublication,
} from '@aera/contracts';
import { address } from '@aera/web-kit';

/** The routes of question management, by address; the spec beside holds each to its contract. */
export const questionAddresses = {
  listQuestions: address<typeof listQuestions>('GET', '/api/admin/questions/list'),
  questionOverview: address<typeof questionOverview>('GET', '/api/admin/questions/overview'),
  readQuestionAsSteward: address<typeof readQuestionAsSteward>('GET', '/api/admin/questions/:questionId'),
  answerQuestion: address<typeof answerQuestion>('POST', '/api/admin/questions/:questionId/answer'),
  reviseAnswer: address<typeof reviseAnswer>('POST', '/api/admin/questions/:questionId/revise'),
  requestInformation: address<typeof requestInformation>(
    'POST',
    '/api/admin/questions/:questionId/request-information',
  ),
  assignQuestion: address<typeof assignQuestion>('PUT', '/api/admin/questions/:questionId/assignee'),
  setPublication: address<typeof setPublication>('PUT', '/api/admin/questions/:questionId/publication'),
};
