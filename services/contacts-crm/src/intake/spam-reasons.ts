import type { SpamReason } from '@aera/contracts';
import { LRUCache } from 'lru-cache';

/** Maximum number of networks in memory. */
const maxKeys = 10_000;

/** Counts the occurrences of each key within `window` milliseconds. In memory: a restart resets the counts. */
export function createSlidingWindowCounter(window: number) {
  const seen = new LRUCache<string, number[]>({ max: maxKeys });
  return (key: string, now: number): number => {
    const times = [...(seen.get(key) ?? []).filter((time) => time > now - window), now].slice(-100);
    seen.set(key, times);
    return times.length;
  };
}

/** Minimum time in milliseconds in which a person can read, fill in and submit the form. */
const minFillTimeMs = 2_000;
/** Maximum number of links in an inconspicuous message. */
const maxLinks = 4;
/** Maximum number of messages without proof of work from one network per hour. Browsers without scripts compute none. */
const maxWithoutProofOfWork = 20;

export interface SubmissionTraits {
  /** Content of the honeypot field. */
  readonly website?: string | undefined;
  /** Milliseconds between opening and submitting the form; undefined for a caller without a form. */
  readonly formOpenMs?: number | undefined;
  readonly message: string;
  /** Result of the proof-of-work check. */
  readonly proofOfWork: 'done' | 'spent' | 'none';
  /** Messages without proof of work from this network in the last hour, including this one. */
  readonly countWithoutProofOfWork: number;
}

/** Returns the signs that a bot wrote a message. They are not disclosed to the sender. */
export function detectSpam(traits: SubmissionTraits): SpamReason[] {
  const { website = '', formOpenMs = Infinity, message, proofOfWork } = traits;
  const found: [SpamReason, boolean][] = [
    ['honeypot', website.trim() !== ''],
    ['submitted-too-fast', formOpenMs < minFillTimeMs],
    [
      'missing-proof-of-work',
      proofOfWork === 'none' && traits.countWithoutProofOfWork > maxWithoutProofOfWork,
    ],
    ['reused-proof-of-work', proofOfWork === 'spent'],
    ['many-links', countLinks(message) > maxLinks],
  ];
  return found.flatMap(([suspicion, is]) => (is ? [suspicion] : []));
}

const countLinks = (message: string): number => message.match(/https?:\/\//gi)?.length ?? 0;
