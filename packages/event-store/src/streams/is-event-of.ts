import type { StoredEvent } from '../event.ts';
import type { StreamDefinition, StreamEvent } from './define-stream.ts';

/** Narrows an event to those of the given streams. */
export const isEventOf = <S extends StreamDefinition>(...streams: readonly S[]) => {
  const categories = new Set(streams.map(({ category }) => category));
  return (event: StoredEvent): event is StreamEvent<S> => categories.has(event.stream);
};
