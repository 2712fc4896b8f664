import type { Message } from '@aera/contracts';
import { eventually } from '@aera/testing';
import type { Bus } from '../bus.ts';
import type { ConsumerPosition } from '../consumer.ts';
import type { HandlerContext } from '../handlers.ts';
import { numberOf, uniqueName } from './messages.ts';

/** The numbers of a stream's messages, in order, as a new consumer sees them once there are `count`. */
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
      numbers.push(numberOf(message));
    },
  });
  try {
    await eventually(async () => numbers.length >= count && (await isDone(consumer.readPosition())));
  } finally {
    await consumer.stop();
  }
  return numbers;
}

/** Nothing is left that could still arrive. */
const isDone = async (position: Promise<ConsumerPosition>): Promise<boolean> => {
  const { pending, unacknowledged } = await position;
  return pending === 0 && unacknowledged === 0;
};
