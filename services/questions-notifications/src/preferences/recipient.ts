import { unreachable } from '@aera/event-store/decider';

/** How a recipient wants to receive one notification type. */
interface Channels {
  readonly inApp: boolean;
  readonly email: 'off' | 'instant' | 'digest';
}

export interface Preferences {
  /** IANA name. */
  readonly timeZone: string;
  /** Times of day such as `22:00`, between which no mail is sent. */
  readonly quietHours: { readonly from: string; readonly to: string } | null;
  readonly digestTime: string;
  readonly types: { readonly [type: string]: Channels };
}

/** Absent values stay the same. */
export interface PreferenceChanges {
  readonly timeZone?: string | undefined;
  readonly quietHours?: Preferences['quietHours'] | undefined;
  readonly digestTime?: string | undefined;
  readonly types?:
    | { readonly [type: string]: { readonly [Field in keyof Channels]?: Channels[Field] | undefined } }
    | undefined;
}

export const defaultPreferences: Preferences = {
  timeZone: 'UTC',
  quietHours: null,
  digestTime: '08:00',
  types: {
    question_answered: { inApp: true, email: 'instant' },
    information_requested: { inApp: true, email: 'instant' },
    answer_revised: { inApp: true, email: 'digest' },
  },
};

const inboxOnly: Channels = { inApp: true, email: 'off' };

/** A type without a preference goes to the inbox only. */
export const resolveChannels = ({ types }: Preferences, type: string): Channels =>
  types[type] ?? defaultPreferences.types[type] ?? inboxOnly;

/** State of a recipient. Address and name are encrypted per recipient. */
export type RecipientEvent =
  | {
      type: 'RecipientUpdated';
      data: {
        recipientId: string;
        address: string | null;
        name: string | null;
        /** Time at which the account changed its address; absent if the values are from a call of the member. */
        addressChangedAt?: string;
        updatedAt: string;
      };
    }
  | { type: 'PreferencesUpdated'; data: { recipientId: string; preferences: Preferences; updatedAt: string } }
  | {
      /** By the link in a mail of that type, or in a `digest`. */
      type: 'RecipientUnsubscribed';
      data: { recipientId: string; notificationType: string; unsubscribedAt: string };
    };

export interface Recipient {
  /** Null before the first call and after erasure. */
  readonly address: string | null;
  readonly name: string | null;
  /** Time of the newest change of the account's address; null before the first. */
  readonly addressChangedAt: string | null;
  readonly preferences: Preferences;
  /** Null for the default preferences. */
  readonly changedAt: string | null;
}

export const initialRecipient = (): Recipient => ({
  address: null,
  name: null,
  addressChangedAt: null,
  preferences: defaultPreferences,
  changedAt: null,
});

export function evolveRecipient(recipient: Recipient, { type, data }: RecipientEvent): Recipient {
  switch (type) {
    case 'RecipientUpdated':
      return {
        ...recipient,
        address: data.address,
        name: data.name,
        addressChangedAt: data.addressChangedAt ?? recipient.addressChangedAt,
      };
    case 'PreferencesUpdated':
      return { ...recipient, preferences: data.preferences, changedAt: data.updatedAt };
    case 'RecipientUnsubscribed': {
      const { preferences } = recipient;
      const endedTypes = listTypesToEnd(preferences, data.notificationType).map(
        (one) => [one, { ...resolveChannels(preferences, one), email: 'off' }] as const,
      );
      const types = { ...preferences.types, ...Object.fromEntries(endedTypes) };
      return { ...recipient, preferences: { ...preferences, types }, changedAt: data.unsubscribedAt };
    }
    default:
      return unreachable(type);
  }
}

/** Types without e-mail after the member unsubscribes from this kind of mail; a digest ends all types in it. */
export const listTypesToEnd = (preferences: Preferences, kind: string): string[] =>
  kind === 'digest'
    ? Object.keys({ ...defaultPreferences.types, ...preferences.types }).filter(
        (type) => resolveChannels(preferences, type).email === 'digest',
      )
    : resolveChannels(preferences, kind).email === 'off'
      ? []
      : [kind];

export const recipientPersonalFields = {
  RecipientUpdated: {
    subject: (data: { recipientId: string }) => data.recipientId,
    fields: ['address', 'name'],
  },
} as const;
