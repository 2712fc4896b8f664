import type {
  followQuestion,
  giveInformation,
  listMyQuestions,
  promiseFigures,
  rateAnswer,
  readQuestion,
  reopenQuestion,
  withdrawQuestion,
} from '@aera/contracts';
import { address } from '@aera/web-kit';

/** The routes of questions, by address; the spec beside holds each to its contract. */
export const questionAddresses = {
  listMyQuestions: address<typeof listMyQuestions>('GET', '/api/questions/mine'),
  readQuestion: address<typeof readQuestion>('GET', '/api/questions/:questionId'),
  followQuestion: address<typeof followQuestion>('GET', '/api/questions/follow/:token'),
  giveInformation: address<typeof giveInformation>('POST', '/api/questions/:questionId/information'),
  reopenQuestion: address<typeof reopenQuestion>('POST', '/api/questions/:questionId/reopen'),
  withdrawQuestion: address<typeof withdrawQuestion>('POST', '/api/questions/:questionId/withdraw'),
  rateAnswer: address<typeof rateAnswer>('PUT', '/api/questions/:questionId/vote'),
  promiseFigures: address<typeof promiseFigures>('GET', '/api/questions/promise'),
};
