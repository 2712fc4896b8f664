import type {
  eraseAccount,
  readArticle,
  recordSearchClick,
  listNotifications,
  myQuestions,
  notificationStream,
  readAllNotifications,
  readNotification,
  searchKnowledge,
  submitQuestion,
  suggest,
  ownAccount,
  ownMessages,
  ownQuestions,
  ownSearches,
  visitorData,
  withdrawConsent,
} from '@aera/contracts';
import { address } from '@aera/web-kit';

/** The routes called here, by address: their schemas would weigh more than the pages. The spec beside holds each to its contract. */
export const addresses = {
  searchKnowledge: address<typeof searchKnowledge>('POST', '/api/search'),
  suggest: address<typeof suggest>('GET', '/api/search/suggestions'),
  recordSearchClick: address<typeof recordSearchClick>('POST', '/api/search/click'),
  readArticle: address<typeof readArticle>('GET', '/api/knowledge/articles/:id'),
  submitQuestion: address<typeof submitQuestion>('POST', '/api/questions/submit'),
  myQuestions: address<typeof myQuestions>('GET', '/api/questions/my-questions'),
  listNotifications: address<typeof listNotifications>('GET', '/api/notifications'),
  readNotification: address<typeof readNotification>('POST', '/api/notifications/:id/read'),
  readAllNotifications: address<typeof readAllNotifications>('POST', '/api/notifications/read-all'),
  notificationStream: address<typeof notificationStream>('GET', '/api/notifications/stream'),
  ownAccount: address<typeof ownAccount>('GET', '/api/auth/own-data'),
  ownQuestions: address<typeof ownQuestions>('GET', '/api/questions/own-data'),
  ownSearches: address<typeof ownSearches>('GET', '/api/search/own-data'),
  ownMessages: address<typeof ownMessages>('GET', '/api/contacts/own-data'),
  eraseAccount: address<typeof eraseAccount>('POST', '/api/auth/erase'),
  visitorData: address<typeof visitorData>('GET', '/api/jurisdiction/my-data'),
  withdrawConsent: address<typeof withdrawConsent>('POST', '/api/jurisdiction/withdraw-consent'),
};

/** Carries the search session in both directions. */
export const sessionHeader = 'x-session-id';
