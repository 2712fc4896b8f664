import {
  markNotifications,
  notificationPage,
  notificationStream,
  undoNotificationMark,
  unreadNotifications,
} from '@aera/contracts';
import { expect, it } from 'vitest';
import { notificationAddresses } from './notification-addresses.ts';

const contracts = {
  page: notificationPage,
  unread: unreadNotifications,
  mark: markNotifications,
  undo: undoNotificationMark,
  stream: notificationStream,
};

it.each(Object.entries(notificationAddresses))('%s is where its contract says', (name, { method, path }) => {
  const contract = contracts[name as keyof typeof contracts];
  expect({ method, path }).toEqual({ method: contract.method, path: contract.path });
});
