import { createMessage as envelopeOf, type MessageKind } from '@aera/contracts/server';
import type { z } from 'zod';

/** A message of this service; there is no event table behind it. */
export const envelope = <K extends MessageKind>(
  kind: K,
  id: string,
  subject: string,
  time: string,
  data: z.input<K['data']>,
) => envelopeOf(kind, data, { source: 'visitor-analytics', id, subject, time });
