import { randomBytes, randomUUID } from 'node:crypto';
import { defineMessage, type Message, type MessageKind } from '@aera/contracts/server';
import { z } from 'zod';

/** A unique name of letters, as contexts require. */
export const uniqueName = (prefix: string): string =>
  `${prefix}-${Array.from(randomBytes(8), (byte) => String.fromCharCode(97 + (byte % 26))).join('')}`;

/** A message type with a number, in a context of its own. */
export const defineCountedMessage = (context: string): MessageKind<string, z.ZodObject<{ n: z.ZodNumber }>> =>
  defineMessage(`${context}.thing.counted.v1`, z.object({ n: z.number() }));

export const createCountedMessage = (
  context: string,
  n: number,
  overrides: Partial<Message> = {},
): Message => ({
  specversion: '1.0',
  id: randomUUID(),
  source: `/services/${context}`,
  type: defineCountedMessage(context).type,
  subject: `thing-${n}`,
  time: '2025-07-04T00:00:00Z',
  datacontenttype: 'application/json',
  data: { n },
  ...overrides,
});

/** The numbers `from` to `to`, inclusive. */
export const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

export const readNumber = (message: Message): number => z.object({ n: z.number() }).parse(message.data).n;
