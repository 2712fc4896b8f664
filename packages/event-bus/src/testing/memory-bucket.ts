import type { Bucket } from '../bucket.ts';

/** An in-memory bucket; like the real one, it stores JSON and not references. */
export function memoryBucket<T>(): Pick<Bucket<T>, 'get' | 'put' | 'delete'> & { size(): number } {
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
