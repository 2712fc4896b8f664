import type { MessageKind, MessageOf } from '@aera/contracts';
import type { z } from 'zod';

/** A message of this service; there is no event table behind it. */
export const envelope = <K extends MessageKind>(
  kind: K,
  id: string,
  subject: string,
  at: string,
  data: z.input<K['data']>,
) =>
  ({
    specversion: '1.0',
    id,
    source: '/services/visitor-analytics',
    type: kind.type,
    subject,
    time: at,
    datacontenttype: 'application/json',
    data,
  }) as MessageOf<K>;
