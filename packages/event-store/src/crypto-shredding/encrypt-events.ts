import type { DomainEvent } from '../event.ts';
import { EventStoreError } from '../errors.ts';
import {
  isEncryptedField,
  decryptField,
  type EncryptedField,
  parseKeyId,
  encryptField,
  type SubjectKey,
} from './encrypted-field.ts';
import type { SubjectKeys } from './subject-keys.ts';

type DataOf<E extends DomainEvent, Type> = Extract<E, { type: Type }>['data'];
type FieldOf<Data> = unknown extends Data ? string : keyof Data & string;

/** The personal fields by event type. They are encrypted with their subject's key and read as null after `eraseSubject`. */
export type PersonalFields<E extends DomainEvent = DomainEvent> = {
  readonly [Type in E['type']]?: {
    /** Id of the data subject; never an e-mail address. */
    subject(data: DataOf<E, Type>): string;
    /** Top-level fields of `data`. */
    readonly fields: readonly FieldOf<DataOf<E, Type>>[];
  };
};

interface EventWithData extends DomainEvent {
  readonly id: string;
}

type Fields = Record<string, unknown>;
type PersonalFieldRule = NonNullable<PersonalFields[string]>;

/** Returns the events with their personal fields encrypted. */
export async function encryptEvents<E extends EventWithData>(
  personalFields: PersonalFields,
  keys: SubjectKeys,
  streamId: string,
  events: readonly E[],
): Promise<E[]> {
  return Promise.all(
    events.map(async (event) => {
      const rule = Object.hasOwn(personalFields, event.type) ? personalFields[event.type] : undefined;
      const present = rule?.fields.filter((field) => (event.data as Fields)[field] != null) ?? [];
      if (!rule || present.length === 0) return event;
      const key = await keys.getOrCreate(requireSubject(event, rule));
      return {
        ...event,
        data: { ...(event.data as Fields), ...encryptFields(key, streamId, event, present) },
      };
    }),
  );
}

function encryptFields(
  key: SubjectKey,
  streamId: string,
  { id, data }: EventWithData,
  fields: readonly string[],
) {
  return Object.fromEntries(
    fields.map((field) => [
      field,
      encryptField(key, toAssociatedData(streamId, id, field), (data as Fields)[field]),
    ]),
  );
}

function requireSubject({ type, data }: EventWithData, { subject }: PersonalFieldRule): string {
  const id: unknown = subject(data);
  const isText = typeof id === 'string' && id.length > 0 && id.length <= 255;
  // Anything that a text column cannot store would fail a whole batch of keys.
  if (isText && !id.includes('\0') && id.isWellFormed()) return id;
  throw new EventStoreError('invalid-event', `A ${type} names no subject for its personal fields.`);
}

/** Returns the events with their personal fields decrypted; null where the subject was erased. */
export async function decryptEvents<E extends EventWithData & { readonly streamId: string }>(
  keys: SubjectKeys,
  events: readonly E[],
): Promise<E[]> {
  const encrypted = events.map(({ data }) => listEncryptedFields(data));
  const ids = [...new Set(encrypted.flatMap((fields) => fields.map(([, field]) => parseKeyId(field))))];
  if (ids.length === 0) return [...events];
  const keysById = new Map(await Promise.all(ids.map(async (id) => [id, await keys.byId(id)] as const)));
  return events.map((event, index) => {
    const fields = encrypted[index]!;
    if (fields.length === 0) return event;
    const decrypted = fields.map(([name, field]) => {
      const key = keysById.get(parseKeyId(field));
      return [name, key ? decryptField(key, toAssociatedData(event.streamId, event.id, name), field) : null];
    });
    return { ...event, data: { ...(event.data as Fields), ...Object.fromEntries(decrypted) } };
  });
}

/** Returns the events with null for their encrypted fields, as if their subjects were erased. */
export const nullEncryptedFields = <E extends EventWithData>(events: readonly E[]): E[] =>
  events.map((event) => {
    const fields = listEncryptedFields(event.data).map(([name]) => [name, null]);
    return fields.length === 0
      ? event
      : { ...event, data: { ...(event.data as Fields), ...Object.fromEntries(fields) } };
  });

function listEncryptedFields(data: unknown): [string, EncryptedField][] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).filter((entry): entry is [string, EncryptedField] =>
    isEncryptedField(entry[1]),
  );
}

const toAssociatedData = (streamId: string, eventId: string, field: string): string =>
  JSON.stringify([streamId, eventId.toLowerCase(), field]);
