import type { DomainEvent } from './event.ts';

/**
 * How old shapes of an event become the present one. The first function takes data of version 1 to version 2, the next
 * one 2 to 3; new events are stored with the version the chain ends at. Types that are no longer written may be named too.
 */
export type Upcasters<E extends DomainEvent = DomainEvent> = {
  readonly [Type in E['type'] | (string & {})]?: readonly ((data: never) => unknown)[];
};

/** The version new events of this type are stored with. */
export const currentVersion = (upcasters: Upcasters, type: string): number =>
  (chainOf(upcasters, type)?.length ?? 0) + 1;

/** Lifts data of `version` to the present shape. Data of a later version than this process knows is left as it is. */
export function upcast(upcasters: Upcasters, type: string, version: number, data: unknown): unknown {
  const chain = chainOf(upcasters, type);
  if (!chain || version > chain.length) return data;
  return chain.slice(version - 1).reduce<unknown>((value, step) => step(value as never), data);
}

// An own property: a type may bear the name of something every object inherits.
const chainOf = (upcasters: Upcasters, type: string) =>
  Object.hasOwn(upcasters, type) ? upcasters[type] : undefined;
