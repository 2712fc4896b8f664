/** Where messages go that a consumer could not handle, one message each. */
export const deadLetterStreamName = 'dead-letters';

/** Where a re-driven dead letter waits for the one consumer that failed it. */
export const redriveStreamName = 'redrives';

/** The key-value bucket of attempts at messages that have failed and may still succeed. */
export const attemptsBucket = 'delivery-attempts';

export const pendingPrefix = 'dead-letters.waiting.';

/** Dead letters that are not yet retried or discarded; `*` for every stream or every consumer. */
export const pendingSubject = (stream = '*', consumer = '*'): string =>
  `${pendingPrefix}${stream}.${consumer}`;

/** Records of dead letters that were given up. */
export const discardedSubject = (stream = '*', consumer = '*'): string =>
  `dead-letters.discarded.${stream}.${consumer}`;

export const redriveSubject = (stream: string, consumer: string): string => `redrive.${stream}.${consumer}`;

/** The durable consumer of {@link redriveStreamName} that belongs to a consumer of `stream`. */
export const redriveDurable = (stream: string, consumer: string): string => `${stream}__${consumer}`;

/** Names are tokens of subjects and of keys, and file names on the server. */
export function assertName(kind: string, name: string): void {
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(name)) {
    throw new TypeError(`${kind} "${name}" must be 1 to 64 letters, digits, "-" or "_".`);
  }
}
