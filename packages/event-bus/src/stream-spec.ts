import { type ContextName, contextSubjects } from '@aera/contracts/server';
import { listOwnedNames } from './names.ts';

/** Default storage of one server for all streams: 100 GiB. */
export const defaultStorageBytes = 100 * 1024 ** 3;

/** A stream as declared in code; always on file storage. */
export interface StreamSpec {
  name: string;
  description: string;
  subjects: string[];
  /** `limits` keeps messages for all consumers, `workqueue` until the one consumer of a subject has acknowledged. */
  retention: 'limits' | 'workqueue';
  /** What a full stream does: `new` rejects new messages, so that publishers wait; `old` deletes the oldest, consumed or not. */
  discard: 'new' | 'old';
  /** A message id that is repeated within this time is stored once. */
  dedupeMs: number;
  /** 0: no expiry. */
  maxAgeMs: number;
  /** Share of the bus's storage (`storageBytes`) reserved for the stream. The sum of all shares is below 1. */
  storageShare: number;
  /** Default: the bus's. */
  replicas?: number;
}

/** A stream that keeps all messages until its storage is full, and then rejects new ones. */
export const permanentStream = (
  stream: Pick<StreamSpec, 'name' | 'description' | 'subjects' | 'storageShare'>,
): StreamSpec => ({
  ...stream,
  retention: 'limits',
  discard: 'new',
  dedupeMs: 10 * 60_000,
  maxAgeMs: 0,
});

/** The stream of all messages that a context publishes, named after the context. */
export const contextStream = (context: string, overrides: Partial<StreamSpec> = {}): StreamSpec => ({
  ...permanentStream({
    name: context,
    description: `Messages published by ${context}`,
    subjects: [contextSubjects(context)],
    storageShare: 0.05,
  }),
  ...overrides,
});

const dayMs = 24 * 60 * 60_000;

/** Contexts whose streams differ from the default. */
const overrides: Partial<Record<ContextName, Partial<StreamSpec>>> = {
  // Any visitor can fill it. Its own share keeps page views from using the storage of commands and the audit trail.
  'visitor-analytics': { storageShare: 0.4 },
  // Contains IP addresses; a flood of requests replaces its oldest messages.
  gateway: {
    description: 'Suspicious requests to the gateway',
    discard: 'old',
    maxAgeMs: 7 * dayMs,
    storageShare: 0.01,
  },
};

/** The stream of a context, as its publishers and consumers declare it. */
export const findStreamSpec = (context: ContextName): StreamSpec =>
  contextStream(context, overrides[context]);

/** Mails to send. The only stream with e-mail addresses: a message is deleted once it is consumed, and after three days at most. */
export const mailStream: StreamSpec = contextStream('mail', {
  description: 'Mails to send',
  retention: 'workqueue',
  maxAgeMs: 3 * dayMs,
  storageShare: 0.01,
});

/**
 * Stream of the audit trail: each service publishes to its own subject. Stored on disk without expiry; a full stream rejects
 * new entries instead of dropping old ones.
 */
export const auditStream = permanentStream({
  name: 'audit',
  description: 'Actions and reads of stewards, recorded before they run, and their outcomes',
  subjects: ['audit.>'],
  storageShare: 0.1,
});

/** Append-only stream of published checkpoints, stored outside the database and without expiry. */
const checkpointStream = (name: string, subject: string, log: string): StreamSpec =>
  permanentStream({
    name,
    description: `Signed checkpoints of ${log}, stored outside its database`,
    subjects: [subject],
    storageShare: 0.01,
  });

export const ledgerCheckpointStream = checkpointStream(
  'ledger-checkpoints',
  'checkpoints.>',
  'the consent ledger',
);

export const auditCheckpointStream = checkpointStream(
  'audit-checkpoints',
  'audit-checkpoints.>',
  'the audit log',
);

/** Messages that a consumer of `owner` could not handle, until a steward retries or discards them. */
export const deadLetterStream = (owner: string): StreamSpec =>
  permanentStream({
    name: listOwnedNames(owner).deadLetters,
    description: `Messages that ${owner} could not handle`,
    subjects: [`dead-letters.${owner}.>`],
    storageShare: 0.01,
  });

/** Dead letters that are retried for a consumer of `owner`; deleted once acknowledged. */
export const deadLetterRetryStream = (owner: string): StreamSpec => ({
  ...permanentStream({
    name: listOwnedNames(owner).deadLetterRetries,
    description: `Dead letters to be handled again by consumers of ${owner}`,
    subjects: [`dead-letter-retry.${owner}.>`],
    storageShare: 0.005,
  }),
  retention: 'workqueue',
});
