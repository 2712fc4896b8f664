import type { DomainEvent } from '../event.ts';
import { EventStoreError } from '../errors.ts';
import {
  isEncryptedField,
  decryptField,
  type EncryptedField,
  keyIdOf,
  encryptField,
  type SubjectKey,
} from './encrypted-field.ts';
import type { SubjectKeys } from './subject-keys.ts';

type DataOf<E extends DomainEvent, Type> = Extract<E, { type: Type }>['data'];
type FieldOf<Data> = unknown extends Data ? string : keyof Data & string;

/**
 * Which fields of which events are personal, and whose. They are encrypted with their subject's key; after
 * `eraseSubject` they read as null.
 */
export type PersonalFields<E extends DomainEvent = DomainEvent> = {
  readonly [Type in E['type']]?: {
    /** Id of the person the fields are about: an id, not an address. */
    subject(data: DataOf<E, Type>): string;
    /** Fields at the top of `data`. */
    readonly fields: readonly FieldOf<DataOf<E, Type>>[];
  };
};

/** An event before it is written or after it was read: the place of a field is bound to it. */
interface EventWithData extends DomainEvent {
  readonly id: string;
}

type Fields = Record<string, unknown>;
type PersonalFieldRule = NonNullable<PersonalFields[string]>;

/** Answers the events with their personal fields sealed. */
export async function encryptEvents<E extends EventWithData>(
  personal: PersonalFields<DomainEvent>,
  keys: SubjectKeys,
  streamId: string,
  events: readonly E[],
): Promise<E[]> {
  return Promise.all(
    events.map(async (event) => {
      const rule = Object.hasOwn(personal, event.type) ? personal[event.type] : undefined;
      const present = rule?.fields.filter((field) => (event.data as Fields)[field] != null) ?? [];
      if (!rule || present.length === 0) return event;
      const key = await keys.getOrCreate(subjectOf(event, rule));
      return { ...event, data: { ...(event.data as Fields), ...sealFields(key, streamId, event, present) } };
    }),
  );
}

function sealFields(
  key: SubjectKey,
  streamId: string,
  { id, data }: EventWithData,
  fields: readonly string[],
) {
  return Object.fromEntries(
    fields.map((field) => [
      field,
      encryptField(key, associatedDataOf(streamId, id, field), (data as Fields)[field]),
    ]),
  );
}

function subjectOf({ type, data }: EventWithData, { subject }: PersonalFieldRule): string {
  const id: unknown = subject(data);
  if (typeof id === 'string' && id.length > 0 && id.length <= 255) return id;
  throw new EventStoreError('invalid-event', `A ${type} names no subject for its personal fields.`);
}

/** Answers the events with their sealed fields opened; null where the subject was erased. */
export async function decryptEvents<E extends EventWithData & { readonly streamId: string }>(
  keys: SubjectKeys,
  events: readonly E[],
): Promise<E[]> {
  const sealed = events.map(({ data }) => sealedFields(data));
  const ids = [...new Set(sealed.flatMap((fields) => fields.map(([, field]) => keyIdOf(field))))];
  if (ids.length === 0) return [...events];
  const found = new Map(await Promise.all(ids.map(async (id) => [id, await keys.byId(id)] as const)));
  return events.map((event, index) => {
    const fields = sealed[index]!;
    if (fields.length === 0) return event;
    const opened = fields.map(([name, field]) => {
      const key = found.get(keyIdOf(field));
      return [name, key ? decryptField(key, associatedDataOf(event.streamId, event.id, name), field) : null];
    });
    return { ...event, data: { ...(event.data as Fields), ...Object.fromEntries(opened) } };
  });
}

/** Answers the events with null in the place of their sealed fields, as if their subjects were erased. */
export const nullEncryptedFields = <E extends EventWithData>(events: readonly E[]): E[] =>
  events.map((event) => {
    const fields = sealedFields(event.data).map(([name]) => [name, null]);
    return fields.length === 0
      ? event
      : { ...event, data: { ...(event.data as Fields), ...Object.fromEntries(fields) } };
  });

function sealedFields(data: unknown): [string, EncryptedField][] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).filter((entry): entry is [string, EncryptedField] =>
    isEncryptedField(entry[1]),
  );
}

const associatedDataOf = (streamId: string, eventId: string, field: string): string =>
  JSON.stringify([streamId, eventId.toLowerCase(), field]);
