import type { ConsumerOptions, ConsumerPlace } from './consumer.ts';
import type { Link } from './link.ts';

/** Where a durable consumer is in its stream, as the server has it. */
export async function consumerPlace(
  { jsm }: Link,
  { stream, durable, subjects = ['>'] }: Pick<ConsumerOptions, 'stream' | 'durable' | 'subjects'>,
): Promise<ConsumerPlace> {
  const { num_pending, num_ack_pending, ack_floor } = await jsm.consumers.info(stream, durable);
  const acknowledged = ack_floor.stream_seq;
  const waits = num_pending + num_ack_pending > 0;
  // Several may wait, each on a subject of its own: the oldest of them.
  const next = waits
    ? await Promise.all(
        subjects.map((subject) =>
          jsm.direct.getMessage(stream, { seq: acknowledged + 1, next_by_subj: subject }),
        ),
      )
    : [];
  const times = next.flatMap((message) => (message ? [message.time.toISOString()] : []));
  return {
    pending: num_pending,
    unacknowledged: num_ack_pending,
    acknowledged,
    oldest: times.toSorted()[0] ?? null,
  };
}
