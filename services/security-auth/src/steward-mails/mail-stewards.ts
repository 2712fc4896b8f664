import {
  batchSubject,
  isNotifiedThreat,
  leadCaptured,
  ledgerMismatchDetected,
  type Message,
  questionSubmitted,
  stewardMailRoles,
  type StewardMailTopic,
  threatDetected,
} from '@aera/contracts/server';
import { defineHandler } from '@aera/event-bus';
import { type ConsumerDefinition, deriveId } from '@aera/service-kit';
import type { SecurityContext } from '../security-context.ts';
import { findMailedStewardIds } from '../stewards/stewards-projection.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * A topic has one mail per steward and window, sent at its end, so that a flood of messages is not a flood of mails. Messages older than
 * `maxAgeMs` are skipped, because a new consumer starts with the oldest one. An alert is worth a mail even after an outage of hours.
 */
const topics = {
  new_question: {
    kind: 'steward_new_question',
    path: '/admin/questions',
    windowMs: 15 * minuteMs,
    maxAgeMs: hourMs,
  },
  new_contact: {
    kind: 'steward_new_contact',
    path: '/admin/contacts',
    windowMs: 15 * minuteMs,
    maxAgeMs: hourMs,
  },
  security_alert: {
    kind: 'steward_security_alert',
    path: '/admin/security',
    windowMs: 5 * minuteMs,
    maxAgeMs: 24 * hourMs,
  },
} as const satisfies Record<StewardMailTopic, object>;

/** A mail that could not be sent in time is dropped. */
const mailLifetimeMs = 24 * hourMs;

/** Requests e-mails to the stewards who chose the topic of a message and still have access to its page. */
export function createStewardMailer({
  sql,
  clock,
  accounts,
  sendToAccount,
}: Pick<SecurityContext, 'sql' | 'clock' | 'sendToAccount'> & {
  readonly accounts: Pick<SecurityContext['accounts'], 'stewardById'>;
}) {
  return async (topic: StewardMailTopic, { time }: Pick<Message, 'time'>): Promise<void> => {
    const now = clock().getTime();
    const { kind, path, windowMs, maxAgeMs } = topics[topic];
    if (now - Date.parse(time) > maxAgeMs) return;
    const windowEnd = (Math.floor(now / windowMs) + 1) * windowMs;
    for (const id of await findMailedStewardIds(sql, topic)) {
      const account = await accounts.stewardById(id);
      if (!account?.email || !stewardMailRoles[topic].includes(account.role)) continue;
      await sendToAccount({
        kind,
        account: { kind: 'steward', id },
        address: account.email,
        path,
        mailId: deriveId(`${id} ${topic} ${windowEnd}`, 'steward-mail'),
        sendAt: new Date(windowEnd).toISOString(),
        expiresAt: new Date(windowEnd + mailLifetimeMs).toISOString(),
      });
    }
  };
}

/**
 * Consumers of the messages that stewards can receive e-mails about. The relay publishes several events at once as a batch, which has a
 * subject of its own; a mismatch of the ledger is published alone.
 */
export function stewardMailConsumers(context: SecurityContext): ConsumerDefinition[] {
  const mail = createStewardMailer(context);
  const durable = 'mail-stewards';
  return [
    {
      from: 'questions-notifications',
      durable,
      subjects: [questionSubmitted.subject, batchSubject('questions-notifications')],
      on: defineHandler(questionSubmitted, (message) => mail('new_question', message)),
    },
    {
      from: 'contacts-crm',
      durable,
      subjects: [leadCaptured.subject, batchSubject('contacts-crm')],
      on: defineHandler(leadCaptured, (message) => mail('new_contact', message)),
    },
    {
      from: 'consent-ledger',
      durable,
      subjects: [ledgerMismatchDetected.subject],
      on: defineHandler(ledgerMismatchDetected, (message) => mail('security_alert', message)),
    },
    {
      from: 'security-auth',
      durable,
      subjects: [threatDetected.subject, batchSubject('security-auth')],
      on: defineHandler(threatDetected, async (message) => {
        if (isNotifiedThreat(message.data)) await mail('security_alert', message);
      }),
    },
  ];
}
