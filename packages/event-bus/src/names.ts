const redriveStreamPrefix = 'redrives-';

/**
 * Names of the streams, subjects and the bucket that a bus keeps for the consumers of `owner`, the name of its connection. Each owner has
 * its own, so that the credentials of one service open neither dead letters nor attempts of another.
 */
export const ownedNames = (owner: string) => ({
  /** Stream of the messages that a consumer could not handle. */
  deadLetters: `dead-letters-${owner}`,
  /** Stream of dead letters to be handled again by the consumer that failed. */
  redrives: `${redriveStreamPrefix}${owner}`,
  /** Key-value bucket with the failed attempts of messages that are still retried. */
  attempts: `delivery-attempts-${owner}`,
  pendingPrefix: `dead-letters.${owner}.pending.`,
  /** Dead letters that are neither redelivered nor discarded. */
  pendingSubject: (stream = '*', consumer = '*') => `dead-letters.${owner}.pending.${stream}.${consumer}`,
  /** Records of discarded dead letters. */
  discardedSubject: (stream = '*', consumer = '*') => `dead-letters.${owner}.discarded.${stream}.${consumer}`,
  redriveSubject: (stream: string, consumer: string) => `redrive.${owner}.${stream}.${consumer}`,
});

export const isRedriveStream = (stream: string): boolean => stream.startsWith(redriveStreamPrefix);

/** The durable consumer of an owner's redrive stream that belongs to a consumer of `stream`. */
export const redriveDurable = (stream: string, consumer: string): string => `${stream}__${consumer}`;

/** Names are tokens of subjects and of keys, and file names on the server. */
export function assertName(kind: string, name: string): void {
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(name)) {
    throw new TypeError(`${kind} "${name}" must be 1 to 64 letters, digits, "-" or "_".`);
  }
}
