import type { SpamReason } from '@aera/contracts';
import { LRUCache } from 'lru-cache';

/** Networks remembered at most. */
const maxKeys = 10_000;

/** How often each key has come within `window` milliseconds. In memory: a restart forgives. */
export function createSlidingWindowCounter(window: number) {
  const seen = new LRUCache<string, number[]>({ max: maxKeys });
  return (key: string, now: number): number => {
    const times = [...(seen.get(key) ?? []).filter((time) => time > now - window), now].slice(-100);
    seen.set(key, times);
    return times.length;
  };
}

/** Milliseconds below which no person reads, fills in and submits a form. */
const minFillTimeMs = 2_000;
/** Links that a person may well put into one message. */
const maxLinks = 4;
/** Messages without work that may come from one network within the hour: a browser without scripts does none. */
const maxWithoutProofOfWork = 20;

export interface SubmissionTraits {
  /** Content of the honeypot field. */
  readonly website?: string | undefined;
  /** Milliseconds that the form was open; undefined from a caller that has no form. */
  readonly formOpenMs?: number | undefined;
  readonly message: string;
  /** Result of the proof-of-work check. */
  readonly proofOfWork: 'done' | 'spent' | 'none';
  /** How many messages without work have come from the network lately, this one included. */
  readonly countWithoutProofOfWork: number;
}

/** Signs that a bot wrote a message. They are not disclosed to the sender. */
export function detectSpam(traces: SubmissionTraits): SpamReason[] {
  const { website = '', formOpenMs = Infinity, message, proofOfWork } = traces;
  const found: [SpamReason, boolean][] = [
    ['honeypot', website.trim() !== ''],
    ['submitted-too-fast', formOpenMs < minFillTimeMs],
    [
      'missing-proof-of-work',
      proofOfWork === 'none' && traces.countWithoutProofOfWork > maxWithoutProofOfWork,
    ],
    ['reused-proof-of-work', proofOfWork === 'spent'],
    ['many-links', linksIn(message) > maxLinks],
  ];
  return found.flatMap(([suspicion, is]) => (is ? [suspicion] : []));
}

const linksIn = (message: string): number => message.match(/https?:\/\//gi)?.length ?? 0;
