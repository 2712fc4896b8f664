export interface BucketOptions<T> {
  /** Time to live in milliseconds after the last change. Default: no expiry. */
  ttl?: number;
  /** Values kept per key, the newest included, at most 64. Default 1. */
  history?: number;
  /** Checks what is read; a zod schema fits. */
  schema?: { parse(value: unknown): T };
}

export interface BucketEntry<T> {
  value: T;
  revision: number;
}

export interface BucketChange<T> {
  key: string;
  /** Null: the key was deleted. */
  value: T | null;
  revision: number;
}

export interface Watcher {
  stop(): Promise<void>;
}

/** JSON values by key. A key is letters, digits and `- _ / = .`; its dots separate tokens for `*` and `>`. */
export interface Bucket<T> {
  get(key: string): Promise<BucketEntry<T> | null>;
  /**
   * Answers the new revision. With `revision`, only where the key is still at it; 0 means that there is none.
   * @throws BusError `revision-conflict`
   */
  put(key: string, value: T, expected?: { revision: number }): Promise<number>;
  delete(key: string): Promise<void>;
  /** Keys that have a value. */
  keys(filter?: string): Promise<string[]>;
  /**
   * Calls `onChange` with every current value, then with every change, in order, also after a lost connection; a change
   * may come twice. Values that expire are not reported.
   */
  watch(onChange: (change: BucketChange<T>) => void | Promise<void>, filter?: string): Watcher;
}
