import { z } from 'zod';
import { memberNotificationTypes } from '../notifications/notifications.routes.ts';
import type { RouteSchemas } from '../route.ts';
import { instant, text, uuid } from '../text.ts';

/** Hours and minutes of a day, `00:00` to `23:59`. */
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 08:30');

/** Whether the tz database, as this machine has it, knows the name. Offsets such as `+01:00` are no zones. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const channels = z.object({
  /** In the inbox and on the bell. */
  inApp: z.boolean(),
  /** At once, once a day with the others, or not at all. */
  email: z.enum(['off', 'instant', 'digest']),
});

export const NotificationPreferences = z.object({
  timeZone: z.string().max(64).refine(isTimeZone, 'must be a time zone such as Europe/Vienna'),
  /** Mails wait from the first to the second, in the time zone above; null: they never do. */
  quietHours: z
    .object({ from: timeOfDay, to: timeOfDay })
    .refine(({ from, to }) => from !== to, 'must begin and end at different times')
    .nullable(),
  digestTime: timeOfDay,
  types: z.record(z.enum(memberNotificationTypes), channels),
});
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

export const mailsSchemas = {
  readPreferences: {
    summary: 'Notification settings of the member',
    response: z.object({
      preferences: NotificationPreferences,
      /** Null until the member has chosen something: the preferences are the usual ones. */
      changedAt: instant.nullable(),
    }),
  },
  savePreferences: {
    summary: 'Change notification settings; returns the previous ones',
    body: NotificationPreferences,
    response: z.object({ preferences: NotificationPreferences, previous: NotificationPreferences }),
  },
  unsubscribe: {
    summary: 'End the mails of one type by the link in such a mail (RFC 8058), without a session',
    query: z.object({ token: text(400).min(1) }),
  },
  listMails: {
    summary: 'Mails that wait or were given up, oldest first; without words and addresses',
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
    summary: 'Retry failed email',
    params: z.object({ id: uuid }),
  },
} satisfies Record<string, RouteSchemas>;
