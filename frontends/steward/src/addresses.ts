import type {
  answerQuestion,
  exportBreakdown,
  exportFigures,
  ipActivity,
  listConsents,
  listContacts,
  pendingQuestions,
  updateContact,
  visitBreakdown,
  visitFigures,
} from '@aera/contracts';
import { address } from '@aera/web-kit';

/** The routes called here, by address: their schemas would weigh more than the pages. The spec beside holds each to its contract. */
export const addresses = {
  listContacts: address<typeof listContacts>('GET', '/api/admin/contacts'),
  updateContact: address<typeof updateContact>('PATCH', '/api/admin/contacts/:id'),
  listConsents: address<typeof listConsents>('GET', '/api/admin/jurisdiction/consents'),
  ipActivity: address<typeof ipActivity>('GET', '/api/admin/jurisdiction/ip-activity/:ip'),
  pendingQuestions: address<typeof pendingQuestions>('GET', '/api/admin/questions'),
  answerQuestion: address<typeof answerQuestion>('POST', '/api/admin/questions/:questionId/answer'),
  visitFigures: address<typeof visitFigures>('GET', '/api/admin/analytics/figures'),
  visitBreakdown: address<typeof visitBreakdown>('GET', '/api/admin/analytics/breakdown'),
  exportFigures: address<typeof exportFigures>('GET', '/api/admin/analytics/figures.csv'),
  exportBreakdown: address<typeof exportBreakdown>('GET', '/api/admin/analytics/breakdown.csv'),
};
