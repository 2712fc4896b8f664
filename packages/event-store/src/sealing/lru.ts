/** A map that forgets what was used longest ago once it holds more than `limit` entries. */
export interface Lru<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): void;
  clear(): void;
}

export function createLru<Key, Value>(limit: number): Lru<Key, Value> {
  // A Map keeps insertion order, so its first key is the one used longest ago.
  const entries = new Map<Key, Value>();
  const put = (key: Key, value: Value) => {
    entries.delete(key);
    entries.set(key, value);
  };
  return {
    get(key) {
      const value = entries.get(key);
      if (value !== undefined) put(key, value);
      return value;
    },
    set(key, value) {
      put(key, value);
      if (entries.size > limit) entries.delete(entries.keys().next().value as Key);
    },
    clear: () => entries.clear(),
  };
}
