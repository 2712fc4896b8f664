import type { DomainEvent } from './event.ts';

/**
 * Functions from old versions of event data to the current one: the first from version 1 to 2, the next from 2 to 3. New events are stored
 * with the last version. They may also be declared for types that are no longer written.
 */
export type Upcasters<E extends DomainEvent = DomainEvent> = {
  readonly [Type in E['type'] | (string & {})]?: readonly ((data: never) => unknown)[];
};

/** The version of new events of this type. */
export const readCurrentVersion = (upcasters: Upcasters, type: string): number =>
  (findChain(upcasters, type)?.length ?? 0) + 1;

/** Upcasts data to the current version. Data of a later version stays unchanged. */
export function upcast(upcasters: Upcasters, type: string, version: number, data: unknown): unknown {
  const chain = findChain(upcasters, type);
  if (!chain || version > chain.length) return data;
  return chain.slice(version - 1).reduce<unknown>((value, step) => step(value as never), data);
}

// Own properties only: a type may be called `toString`.
const findChain = (upcasters: Upcasters, type: string) =>
  Object.hasOwn(upcasters, type) ? upcasters[type] : undefined;
