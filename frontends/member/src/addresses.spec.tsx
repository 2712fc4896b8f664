import {
  eraseAccount,
  ownAccount,
  ownMessages,
  ownQuestions,
  ownSearches,
  visitorData,
  withdrawConsent,
  readArticle,
  recordSearchClick,
  listNotifications,
  myQuestions,
  notificationStream,
  readAllNotifications,
  readNotification,
  searchKnowledge,
  searchSessionHeader,
  submitQuestion,
  suggest,
} from '@aera/contracts';
import { expect, it } from 'vitest';
import { addresses, sessionHeader } from './addresses.ts';

const contracts = {
  eraseAccount,
  ownAccount,
  ownMessages,
  ownQuestions,
  ownSearches,
  visitorData,
  withdrawConsent,
  searchKnowledge,
  suggest,
  recordSearchClick,
  readArticle,
  submitQuestion,
  myQuestions,
  listNotifications,
  readNotification,
  readAllNotifications,
  notificationStream,
};

it.each(Object.entries(addresses))('%s is where its contract says', (name, { method, path }) => {
  const contract = contracts[name as keyof typeof addresses];
  expect({ method, path }).toEqual({ method: contract.method, path: contract.path });
});

it('names the header of the search session as the contract does', () =>
  expect(sessionHeader).toBe(searchSessionHeader));
