import { createMessage, type MessageKind } from '@aera/contracts/server';
import type { z } from 'zod';

/** Creates a message of this service, which has no event store. */
export const toMessage = <K extends MessageKind>(
  kind: K,
  id: string,
  subject: string,
  time: string,
  data: z.input<K['data']>,
) => createMessage(kind, data, { source: 'visitor-analytics', id, subject, time });
