import type { Bucket } from '../bucket.ts';

/** A bucket in memory; like the real one, it keeps JSON and not references. */
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
