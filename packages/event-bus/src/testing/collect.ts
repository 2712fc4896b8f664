import type { Message } from '@aera/contracts';
import { eventually } from '@aera/testing';
import type { Bus } from '../bus.ts';
import type { ConsumerPosition } from '../consumer.ts';
import type { HandlerContext } from '../handlers.ts';
import { readNumber, uniqueName } from './messages.ts';

/** Returns the numbers of a stream's messages in order, read by a new consumer once there are `count`. */
export async function collect(
  bus: Bus,
  stream: string,
  count: number,
  onMessage: (message: Message, context: HandlerContext) => unknown = () => {},
): Promise<number[]> {
  const numbers: number[] = [];
  const consumer = bus.consume({
    stream,
    durable: uniqueName('collect'),
    each: (message, context) => {
      onMessage(message, context);
      numbers.push(readNumber(message));
    },
  });
  try {
    await eventually(async () => numbers.length >= count && (await isDone(consumer.readPosition())));
  } finally {
    await consumer.stop();
  }
  return numbers;
}

/** Whether no further message can arrive. */
const isDone = async (position: Promise<ConsumerPosition>): Promise<boolean> => {
  const { pending, unacknowledged } = await position;
  return pending === 0 && unacknowledged === 0;
};
