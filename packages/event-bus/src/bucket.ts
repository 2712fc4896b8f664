export interface BucketOptions<T> {
  /** Time to live in milliseconds after the last change. Default: no expiry. */
  ttl?: number;
  /** Validates values that are read, such as a zod schema. */
  schema?: { parse(value: unknown): T };
}

export interface BucketEntry<T> {
  value: T;
  revision: number;
}

export interface BucketChange<T> {
  key: string;
  /** Null if the key was deleted. */
  value: T | null;
  revision: number;
}

export interface Watcher {
  stop(): Promise<void>;
}

/** JSON values by key: letters, digits and `- _ / = .` */
export interface Bucket<T> {
  get(key: string): Promise<BucketEntry<T> | null>;
  /**
   * Returns the new revision. With `revision`, writes only if the key has that revision; 0 means no value.
   * @throws BusError `revision-conflict`
   */
  put(key: string, value: T, expected?: { revision: number }): Promise<number>;
  delete(key: string): Promise<void>;
  /** Keys that have a value. */
  keys(): Promise<string[]>;
  /**
   * Calls `onChange` with every current value, then with every change, in order and at least once, also after a lost connection.
   * Values that expire are not reported. A bucket that was deleted and created again is read from its beginning; keys that it lacks are not
   * reported.
   */
  watch(onChange: (change: BucketChange<T>) => void | Promise<void>): Watcher;
}
