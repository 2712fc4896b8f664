import { type ContextName, contextSubjects } from '@aera/contracts/server';
import { ownedNames } from './names.ts';

/** A stream as declared in code; always on file storage. */
export interface StreamSpec {
  name: string;
  description: string;
  subjects: string[];
  /** `limits` keeps messages for every consumer, `workqueue` until the one consumer of a subject has acknowledged. */
  retention: 'limits' | 'workqueue';
  /**
   * What happens at a limit. `new` refuses the message, and the publisher hears of it and waits; `old` would remove
   * messages that a slow consumer has not seen.
   */
  discard: 'new' | 'old';
  /** A message id that comes again within this time is stored once. */
  dedupeMs: number;
  /** 0: no expiry. */
  maxAgeMs: number;
  /** -1: as much as the server allows. */
  maxBytes: number;
  /** Default: the bus's. */
  replicas?: number;
}

const tenMinutes = 10 * 60_000;

const kept = {
  retention: 'limits',
  discard: 'new',
  dedupeMs: tenMinutes,
  maxAgeMs: 0,
  maxBytes: -1,
} as const;

/** The stream of everything a context publishes, named after the context. */
export const contextStream = (context: string, overrides: Partial<StreamSpec> = {}): StreamSpec => ({
  ...kept,
  name: context,
  description: `Facts published by ${context}`,
  subjects: [contextSubjects(context)],
  ...overrides,
});

const week = 7 * 24 * 60 * 60_000;

/**
 * What the gateway sees. It holds addresses, so it is kept for a week; and a flood of requests must not fill the disk, so the oldest
 * make room for the newest.
 */
const gatewayStream: StreamSpec = contextStream('gateway', {
  description: 'Requests that the gateway found remarkable',
  discard: 'old',
  maxAgeMs: week,
  maxBytes: 256 * 1024 * 1024,
});

/** The stream of a context as all who publish to it or read from it declare it. */
export const streamSpecFor = (context: ContextName): StreamSpec =>
  context === 'gateway' ? gatewayStream : contextStream(context);

const threeDays = 3 * 24 * 60 * 60_000;

/** Requests for mails, the one stream whose messages carry addresses: gone once they are taken, and soon in any case. */
export const mailStream: StreamSpec = contextStream('mail', {
  description: 'Mails that services ask for',
  retention: 'workqueue',
  maxAgeMs: threeDays,
});

/** Messages that a consumer of `owner` gave up on, until a steward redrives or discards them. */
export const deadLetterStream = (owner: string): StreamSpec => ({
  ...kept,
  name: ownedNames(owner).deadLetters,
  description: `Messages that ${owner} could not handle`,
  subjects: [`dead-letters.${owner}.>`],
});

/** Dead letters on their way back to a consumer of `owner`; removed once it has acknowledged. */
export const redriveStream = (owner: string): StreamSpec => ({
  ...kept,
  name: ownedNames(owner).redrives,
  description: `Dead letters on their way back to consumers of ${owner}`,
  subjects: [`redrive.${owner}.>`],
  retention: 'workqueue',
});
