import type { Bucket } from '../bucket.ts';

/** Creates an in-memory bucket that stores JSON, as the real one does. */
export function createMemoryBucket<T>(): Pick<Bucket<T>, 'get' | 'put' | 'delete'> & { size(): number } {
  const values = new Map<string, string>();
  let revision = 0;
  return {
    get: async (key) => {
      const text = values.get(key);
      return text === undefined ? null : { value: JSON.parse(text), revision };
    },
    put: async (key, value) => {
      values.set(key, JSON.stringify(value));
      return ++revision;
    },
    delete: async (key) => void values.delete(key),
    size: () => values.size,
  };
}
