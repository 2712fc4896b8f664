import { z } from 'zod';
import { memberNotificationTypes } from '../notifications/notifications.routes.ts';
import type { RouteSchemas } from '../route.ts';
import { instant, text, timeZone, uuid } from '../text.ts';

/** Hours and minutes of a day, `00:00` to `23:59`. */
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 08:30');

const channels = z.object({
  /** In the inbox, with a badge on the bell. */
  inApp: z.boolean(),
  /** Immediately, in a daily digest, or not at all. */
  email: z.enum(['off', 'instant', 'digest']),
});

export const NotificationPreferences = z.object({
  timeZone,
  /** No mail is sent between these times, in the time zone above; null: no quiet hours. */
  quietHours: z
    .object({ from: timeOfDay, to: timeOfDay })
    .refine(({ from, to }) => from !== to, 'must begin and end at different times')
    .nullable(),
  digestTime: timeOfDay,
  types: z.record(z.enum(memberNotificationTypes), channels),
});
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

/** Only what changes, also within a type: other values may have changed elsewhere, for example by an unsubscribe link. */
export const PreferenceChanges = NotificationPreferences.extend({
  types: z.partialRecord(z.enum(memberNotificationTypes), channels.partial()),
}).partial();
export type PreferenceChanges = z.infer<typeof PreferenceChanges>;

export const mailsSchemas = {
  readPreferences: {
    summary: 'Read notification settings',
    response: z.object({
      preferences: NotificationPreferences,
      /** Null for the default preferences. */
      changedAt: instant.nullable(),
    }),
  },
  savePreferences: {
    summary: 'Change notification settings; returns the previous ones',
    body: PreferenceChanges,
    response: z.object({ preferences: NotificationPreferences, previous: NotificationPreferences }),
  },
  unsubscribe: {
    summary: 'Unsubscribe from one kind of mail by its link (RFC 8058), without a session',
    query: z.object({ token: text(400).min(1) }),
  },
  listMails: {
    summary: 'View queued and failed emails',
    query: z.object({ state: z.enum(['queued', 'dead']).default('dead') }),
    response: z.array(
      z.object({
        id: z.string(),
        kind: z.string(),
        state: z.string(),
        attempts: z.int(),
        lastError: z.string().nullable(),
        createdAt: instant,
        nextAttemptAt: instant,
      }),
    ),
  },
  retryMail: {
    summary: 'Retry failed email, also one that waits for its next attempt',
    params: z.object({ id: uuid }),
  },
} satisfies Record<string, RouteSchemas>;
