import { z } from 'zod';
import type { ContextName } from './route.ts';

/**
 * A published fact: a CloudEvents 1.0 event in JSON form (cloudevents spec 1.0.2, sections 3.1 and 3.2).
 * `correlationid` names the journey, `causationid` the message or command right before this one.
 */
export const Message = z.object({
  specversion: z.literal('1.0'),
  /** UUID of the stored event; the `Nats-Msg-Id` of a message that travels alone. */
  id: z.uuid(),
  /** `/services/<context>`. */
  source: z.string().startsWith('/services/'),
  /** `<context>.<aggregate>.<event>.v<N>`. */
  type: z.string().regex(/^[a-z-]+\.[a-z-]+\.[a-z-]+\.v\d+$/),
  /** Id of the stream (aggregate) the fact belongs to. */
  subject: z.string().min(1),
  /** When it happened, ISO 8601 in UTC. */
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

/** One kind of published message: its type, its NATS subject, and the schema of its data. */
export interface MessageKind<Type extends string = string, Schema extends z.ZodType = z.ZodType> {
  readonly type: Type;
  readonly subject: `events.${Type}`;
  readonly data: Schema;
}

/** Declares a kind of message. A breaking change is a new kind with the next version, beside the old one. */
export const defineMessage = <const Type extends string, Schema extends z.ZodType>(
  type: Type,
  data: Schema,
): MessageKind<Type, Schema> => ({ type, subject: `events.${type}`, data });

export type MessageOf<Kind> =
  Kind extends MessageKind<infer Type, infer Schema> ? Message<Type, z.infer<Schema>> : never;

/** The subject of messages that carry several events of one context at once (CloudEvents batched mode). */
export const batchSubject = (context: string): string => `events.${context}.batch`;

/** Every subject a context publishes on. */
export const contextSubjects = (context: string): string => `events.${context}.>`;

interface Cover {
  readonly source: ContextName;
  readonly id: string;
  readonly subject: string;
  /** ISO 8601 in UTC. */
  readonly time: string;
}

/** Data in its envelope, for what is published without a stored event behind it. */
export const createMessage = <K extends MessageKind>(
  { type }: K,
  data: z.input<K['data']>,
  { source, id, subject, time }: Cover,
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
