import type { z } from 'zod';
import type { MessageKind, MessageOf } from './message.ts';
import type { ContextName } from './service-name.ts';

interface Cover {
  readonly from: ContextName;
  readonly id: string;
  readonly subject: string;
  /** ISO 8601 in UTC. */
  readonly time: string;
}

/** Data in its envelope, for what is published without a stored event behind it. */
export const envelope = <K extends MessageKind>(
  { type }: K,
  data: z.input<K['data']>,
  { from, id, subject, time }: Cover,
) =>
  ({
    specversion: '1.0',
    id,
    source: `/services/${from}`,
    type,
    subject,
    time,
    datacontenttype: 'application/json',
    data,
  }) as MessageOf<K>;
