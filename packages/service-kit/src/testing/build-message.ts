import { type ContextName, createMessage, type Message, type MessageKind } from '@aera/contracts/server';
import type { z } from 'zod';

/** Creates a message as its context would publish it. */
export const buildMessage = <K extends MessageKind>(
  kind: K,
  data: z.input<K['data']>,
  overrides: Partial<Pick<Message, 'id' | 'subject' | 'time'>> = {},
) =>
  createMessage(kind, data, {
    source: kind.type.split('.')[0] as ContextName,
    id: crypto.randomUUID(),
    subject: 'subject',
    time: new Date().toISOString(),
    ...overrides,
  });
