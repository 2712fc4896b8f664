import { type Decider, unreachable } from '@aera/event-store/decider';
import {
  resolveChannels,
  listTypesToEnd,
  evolveRecipient,
  initialRecipient,
  type PreferenceChanges,
  type Preferences,
  type Recipient,
  type RecipientEvent,
} from './recipient.ts';

export type RecipientCommand =
  | { type: 'UpdateRecipient'; data: { recipientId: string; address: string; name: string }; now: string }
  | {
      type: 'ChangeAddress';
      data: { recipientId: string; address: string; changedAt: string };
      now: string;
    }
  | { type: 'UpdatePreferences'; data: { recipientId: string; changes: PreferenceChanges }; now: string }
  | { type: 'Unsubscribe'; data: { recipientId: string; notificationType: string }; now: string };

/** Idempotent: unchanged values add no event. */
function decideRecipient({ type, data, now }: RecipientCommand, recipient: Recipient): RecipientEvent[] {
  switch (type) {
    case 'UpdateRecipient':
      return recipient.address === data.address && recipient.name === data.name
        ? []
        : [{ type: 'RecipientUpdated', data: { ...data, updatedAt: now } }];
    case 'ChangeAddress': {
      const { address, name, addressChangedAt } = recipient;
      // Without an address, there was no call yet, or the member is erased.
      if (address === null) return [];
      const { changedAt, ...changed } = data;
      // A retried message may arrive after a later change.
      if (addressChangedAt !== null && changedAt <= addressChangedAt) return [];
      return [
        { type: 'RecipientUpdated', data: { ...changed, name, addressChangedAt: changedAt, updatedAt: now } },
      ];
    }
    case 'UpdatePreferences': {
      const { recipientId, changes } = data;
      const preferences = applyChanges(recipient.preferences, changes);
      return recipient.changedAt !== null && isSame(recipient.preferences, preferences)
        ? []
        : [{ type: 'PreferencesUpdated', data: { recipientId, preferences, updatedAt: now } }];
    }
    case 'Unsubscribe':
      return listTypesToEnd(recipient.preferences, data.notificationType).length === 0
        ? []
        : [{ type: 'RecipientUnsubscribed', data: { ...data, unsubscribedAt: now } }];
    default:
      return unreachable(type);
  }
}

function applyChanges(preferences: Preferences, changes: PreferenceChanges): Preferences {
  const { timeZone, quietHours, digestTime } = preferences;
  const types = { ...preferences.types };
  for (const [type, { inApp, email }] of Object.entries(changes.types ?? {})) {
    const channels = resolveChannels(preferences, type);
    types[type] = { inApp: inApp ?? channels.inApp, email: email ?? channels.email };
  }
  return {
    timeZone: changes.timeZone ?? timeZone,
    quietHours: changes.quietHours === undefined ? quietHours : changes.quietHours,
    digestTime: changes.digestTime ?? digestTime,
    types,
  };
}

/** Compares preferences regardless of the order of their keys. */
const isSame = (a: Preferences, b: Preferences): boolean =>
  a.timeZone === b.timeZone &&
  a.digestTime === b.digestTime &&
  a.quietHours?.from === b.quietHours?.from &&
  a.quietHours?.to === b.quietHours?.to &&
  [...new Set([...Object.keys(a.types), ...Object.keys(b.types)])].every((type) => {
    const [one, other] = [resolveChannels(a, type), resolveChannels(b, type)];
    return one.inApp === other.inApp && one.email === other.email;
  });

export const recipient: Decider<RecipientCommand, RecipientEvent, Recipient> = {
  initial: initialRecipient,
  evolve: evolveRecipient,
  decide: decideRecipient,
};
