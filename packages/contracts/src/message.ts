import { z } from 'zod';
import type { ContextName } from './route.ts';

/**
 * A published message: a CloudEvents 1.0 event in JSON format (cloudevents spec 1.0.2, sections 3.1 and 3.2). `correlationid` groups
 * messages with the same origin; `causationid` is the id of the message or command that caused this one.
 */
export const Message = z.object({
  specversion: z.literal('1.0'),
  /** UUID of the stored event, or of the message if there is none. The bus deduplicates a message outside a batch by it (`Nats-Msg-Id`). */
  id: z.uuid(),
  /** `/services/<context>`. */
  source: z.string().startsWith('/services/'),
  /** `<context>.<aggregate>.<event>.v<N>`. */
  type: z.string().regex(/^[a-z-]+\.[a-z-]+\.[a-z-]+\.v\d+$/),
  /** Id of the event stream, as in CloudEvents; not the NATS subject. */
  subject: z.string().min(1),
  /** Time of the event, ISO 8601 in UTC. */
  time: z.iso.datetime(),
  datacontenttype: z.literal('application/json'),
  traceparent: z.string().optional(),
  correlationid: z.string().optional(),
  causationid: z.string().optional(),
  data: z.unknown(),
});
export interface Message<Type extends string = string, Data = unknown> {
  specversion: '1.0';
  id: string;
  source: string;
  type: Type;
  subject: string;
  time: string;
  datacontenttype: 'application/json';
  traceparent?: string;
  correlationid?: string;
  causationid?: string;
  data: Data;
}

/** A message type, its NATS subject, and the schema of its data. */
export interface MessageKind<Type extends string = string, Schema extends z.ZodType = z.ZodType> {
  readonly type: Type;
  readonly subject: `events.${Type}`;
  readonly data: Schema;
}

/** Declares a message type. A breaking change is a new type with the next version, beside the old one. */
export const defineMessage = <const Type extends string, Schema extends z.ZodType>(
  type: Type,
  data: Schema,
): MessageKind<Type, Schema> => ({ type, subject: `events.${type}`, data });

export type MessageOf<Kind> =
  Kind extends MessageKind<infer Type, infer Schema> ? Message<Type, z.infer<Schema>> : never;

/** The subject of batches of a context's messages (CloudEvents batched mode). */
export const batchSubject = (context: string): string => `events.${context}.batch`;

/** All subjects that a context publishes on. */
export const contextSubjects = (context: string): string => `events.${context}.>`;

interface Envelope {
  readonly source: ContextName;
  readonly id: string;
  readonly subject: string;
  /** ISO 8601 in UTC. */
  readonly time: string;
}

/** Creates a message that announces no stored event. */
export const createMessage = <K extends MessageKind>(
  { type }: K,
  data: z.input<K['data']>,
  { source, id, subject, time }: Envelope,
) =>
  ({
    specversion: '1.0',
    id,
    source: `/services/${source}`,
    type,
    subject,
    time,
    datacontenttype: 'application/json',
    data,
  }) as MessageOf<K>;
