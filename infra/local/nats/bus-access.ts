import { type ContextName, serviceNames } from '@aera/contracts';

/** Bus access of one service. Streams of other services are listed by the service that reads them. */
export interface BusAccess {
  /** Streams it declares and publishes to, by the subjects it publishes. */
  readonly publishes: Readonly<Record<string, string>>;
  /** Durable consumers by stream. */
  readonly consumes?: Readonly<Record<string, readonly string[]>>;
  /** Streams that it reads with ephemeral consumers, for live views. */
  readonly tails?: readonly string[];
  /** Streams from which it removes messages: erased visitors and expired hits. */
  readonly redacts?: readonly string[];
  readonly writesBuckets?: readonly string[];
  readonly readsBuckets?: readonly string[];
  /** Object stores that it reads and writes. */
  readonly objectStores?: readonly string[];
}

/** A service publishes as its context, records audit entries under its name, and requests e-mails if it is listed under `mail`. */
const toOwnStreams = (service: ContextName): Record<string, string> => ({
  [service]: `events.${service}.>`,
  audit: `audit.${service}`,
});

/** Adds the durable consumer of questions-notifications for stalled components of every service. */
const addStallConsumers = (consumes: Record<string, string[]>): Record<string, string[]> => ({
  ...consumes,
  ...Object.fromEntries(
    serviceNames.map((name) => [name, [...(consumes[name] ?? []), 'notify-stewards-of-stalls']]),
  ),
});

/**
 * Bus access of every service; `authorization.conf` is generated from it. The stream `mail` carries links that grant access to accounts.
 */
export const busAccess: Readonly<Record<ContextName, BusAccess>> = {
  gateway: {
    publishes: toOwnStreams('gateway'),
    tails: ['security-auth'],
    writesBuckets: ['frontend-reports'],
    readsBuckets: ['blocked-networks', 'frontend-pins'],
    objectStores: ['frontend-builds'],
  },
  'consent-ledger': {
    publishes: { ...toOwnStreams('consent-ledger'), 'ledger-checkpoints': 'checkpoints.>' },
    tails: ['ledger-checkpoints'],
  },
  'visitor-analytics': {
    publishes: toOwnStreams('visitor-analytics'),
    consumes: {
      'visitor-analytics': ['visitor-analytics-hits'],
      'consent-ledger': ['visitor-analytics', 'visitor-analytics-visitor-erasure'],
      'questions-notifications': ['visitor-analytics'],
    },
    tails: ['visitor-analytics'],
    redacts: ['visitor-analytics'],
  },
  'knowledge-search': {
    publishes: toOwnStreams('knowledge-search'),
    consumes: {
      'questions-notifications': ['knowledge-search'],
      'security-auth': ['knowledge-search-member-erasure'],
      'consent-ledger': ['knowledge-search-visitor-erasure'],
    },
  },
  'questions-notifications': {
    publishes: { ...toOwnStreams('questions-notifications'), mail: 'events.mail.>' },
    consumes: addStallConsumers({
      mail: ['questions-notifications'],
      'questions-notifications': [
        'questions-notifications-notify-author',
        'questions-notifications-notify-stewards',
      ],
      'security-auth': [
        'questions-notifications-verified-members',
        'questions-notifications-member-erasure',
        'notify-stewards-of-threats',
      ],
      'consent-ledger': ['notify-stewards-of-ledger'],
    }),
  },
  'contacts-crm': {
    publishes: toOwnStreams('contacts-crm'),
    consumes: {
      'consent-ledger': ['contacts-crm-scoring'],
      'questions-notifications': ['contacts-crm-scoring'],
      'visitor-analytics': ['contacts-crm-scoring'],
      'security-auth': ['contacts-crm'],
    },
  },
  'security-auth': {
    publishes: {
      ...toOwnStreams('security-auth'),
      mail: 'events.mail.>',
      'audit-checkpoints': 'audit-checkpoints.>',
    },
    consumes: {
      gateway: ['audit-gateway-rejections', 'security-auth-threats'],
      audit: ['audit-log'],
      'questions-notifications': ['mail-stewards'],
      'contacts-crm': ['mail-stewards'],
      'consent-ledger': ['mail-stewards'],
      'security-auth': [
        'frontend-pins',
        'blocked-networks',
        'password-changed',
        'email-changed',
        'erase-member',
        'mail-stewards',
      ],
    },
    tails: ['audit-checkpoints', 'visitor-analytics'],
    writesBuckets: ['blocked-networks', 'frontend-pins'],
    readsBuckets: ['frontend-reports'],
  },
};
