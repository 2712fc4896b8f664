import type { StoredEvent } from '../event.ts';
import type { StreamDefinition, StreamEvent } from './define-stream.ts';

/** Narrows an event to those of the given streams. */
export const isEventOf = <const S extends readonly StreamDefinition[]>(...streams: S) => {
  const categories = new Set(streams.map(({ category }) => category));
  return (event: StoredEvent): event is StreamEvent<S[number]> => categories.has(event.stream);
};
