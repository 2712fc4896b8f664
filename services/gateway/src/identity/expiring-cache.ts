/** A bounded cache whose entries end; the one unused for longest makes room for a new one. */
export interface ExpiringCache<Value> {
  /** Undefined when it is not there or older than its lifetime. */
  get(key: string): Value | undefined;
  /** `lifetime` in milliseconds. */
  set(key: string, value: Value, lifetime: number): void;
  delete(key: string): void;
  deleteWhere(matches: (value: Value) => boolean): void;
  readonly size: number;
}

export function expiringCache<Value>(limit: number, now: () => number = Date.now): ExpiringCache<Value> {
  const entries = new Map<string, { value: Value; expiresAt: number }>();
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      if (entry.expiresAt <= now()) return undefined;
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, lifetime) {
      entries.delete(key);
      if (entries.size >= limit) entries.delete(entries.keys().next().value as string);
      entries.set(key, { value, expiresAt: now() + lifetime });
    },
    delete: (key) => void entries.delete(key),
    deleteWhere(matches) {
      for (const [key, { value }] of entries) if (matches(value)) entries.delete(key);
    },
    get size() {
      return entries.size;
    },
  };
}
