import { createMessage as envelopeOf, type MessageKind } from '@aera/contracts/server';
import type { z } from 'zod';

/** Creates a message of this service, which has no event store. */
export const envelope = <K extends MessageKind>(
  kind: K,
  id: string,
  subject: string,
  time: string,
  data: z.input<K['data']>,
) => envelopeOf(kind, data, { source: 'visitor-analytics', id, subject, time });
