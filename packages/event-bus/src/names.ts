const retryStreamPrefix = 'dead-letter-retries-';

/**
 * Names of the streams, subjects and the bucket of the consumers of `owner`, the name of a connection. Owners have separate ones, so that
 * the credentials of one service give no access to dead letters and attempts of another.
 */
export const listOwnedNames = (owner: string) => ({
  /** Stream of the messages that a consumer could not handle. */
  deadLetters: `dead-letters-${owner}`,
  /** Stream of dead letters that are retried, for the consumer that failed. */
  deadLetterRetries: `${retryStreamPrefix}${owner}`,
  /** Key-value bucket of failed attempts of messages that are still retried. */
  attempts: `delivery-attempts-${owner}`,
  pendingPrefix: `dead-letters.${owner}.pending.`,
  /** Dead letters that are neither retried nor discarded. */
  pendingSubject: (stream = '*', consumer = '*') => `dead-letters.${owner}.pending.${stream}.${consumer}`,
  /** Records of discarded dead letters. */
  discardedSubject: (stream = '*', consumer = '*') => `dead-letters.${owner}.discarded.${stream}.${consumer}`,
  retrySubject: (stream: string, consumer: string) => `dead-letter-retry.${owner}.${stream}.${consumer}`,
});

export const isRetryStream = (stream: string): boolean => stream.startsWith(retryStreamPrefix);

/** Name of the durable consumer of an owner's retry stream, for a consumer of `stream`. */
export const toRetryDurable = (stream: string, consumer: string): string => `${stream}__${consumer}`;

/** Names are tokens of subjects and of keys, and file names on the server. */
export function assertName(kind: string, name: string): void {
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(name)) {
    throw new TypeError(`${kind} "${name}" must be 1 to 64 letters, digits, "-" or "_".`);
  }
}
