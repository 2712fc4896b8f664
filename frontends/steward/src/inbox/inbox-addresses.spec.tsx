import {
  markStewardNotifications,
  stewardNotificationPage,
  stewardNotificationStream,
  stewardUnreadNotifications,
  undoStewardNotificationMark,
} from '@aera/contracts';
import { expect, it } from 'vitest';
import { inboxAddresses } from './inbox-addresses.ts';

const contracts = {
  page: stewardNotificationPage,
  unread: stewardUnreadNotifications,
  mark: markStewardNotifications,
  undo: undoStewardNotificationMark,
  stream: stewardNotificationStream,
};

it.each(Object.entries(inboxAddresses))('%s is where its contract says', (name, { method, path }) => {
  const contract = contracts[name as keyof typeof contracts];
  expect({ method, path }).toEqual({ method: contract.method, path: contract.path });
});
