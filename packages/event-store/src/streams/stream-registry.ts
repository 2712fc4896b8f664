import type { StreamDefinition } from './define-stream.ts';

/** Finds the stream definitions of a service by stream id. */
export interface StreamRegistry {
  /** The definition with the longest category that the id starts with; single streams match exactly. */
  find(streamId: string): StreamDefinition | undefined;
}

/** @throws TypeError if two definitions have the same category */
export function createStreamRegistry(definitions: readonly StreamDefinition[]): StreamRegistry {
  const categories = new Set<string>();
  for (const { category } of definitions) {
    if (categories.has(category)) throw new TypeError(`Two streams have the category ${category}.`);
    categories.add(category);
  }
  // Ids are looked up for every event that is read: few definitions share the first part of their category.
  const byFirstPart = Map.groupBy(
    definitions.toSorted((a, b) => b.category.length - a.category.length),
    ({ category }) => readFirstPart(category),
  );
  return {
    find(streamId) {
      for (const definition of byFirstPart.get(readFirstPart(streamId)) ?? []) {
        if (isStreamOf(definition, streamId)) return definition;
      }
      return undefined;
    },
  };
}

function readFirstPart(id: string): string {
  const end = id.indexOf('-');
  return end < 0 ? id : id.slice(0, end);
}

function isStreamOf({ category, isSingle }: StreamDefinition, streamId: string): boolean {
  if (isSingle) return streamId === category;
  return streamId.charAt(category.length) === '-' && streamId.startsWith(category);
}
