import { Message, type MessageKind, type MessageOf } from '@aera/contracts/server';
import { type BatchItem, readPayload } from './batch-item.ts';
import { InvalidMessage } from './errors.ts';

/** Delivery details of a message. */
export interface HandlerContext {
  /** Stream and sequence of the original JetStream message, also when its dead letter is retried. The payloads of a batch share them. */
  stream: string;
  seq: number;
  /** Attempt number, from 1, over all deliveries, processes and retries of the dead letter. */
  attempt: number;
  /** True from the second delivery on. False does not mean the first attempt: transient retries do not change it. */
  redelivered: boolean;
  /** Aborted at the handler's timeout. */
  signal: AbortSignal;
}

/**
 * Handles one message. It must be idempotent per `message.id`. The message is acknowledged after the promise resolves, so commit before
 * that. Throw InvalidMessage for messages that no retry can fix.
 */
export type Handler<M extends Message = Message> = (
  message: M,
  context: HandlerContext,
) => void | Promise<void>;

/** Handlers by message type. */
export type ConsumerHandlers = Record<string, Handler>;

/**
 * Returns a handler for one message type with validated, typed data: `on: { ...defineHandler(leadAssigned, handler) }`. A message whose data
 * violates the contract is dead-lettered immediately.
 */
export const defineHandler = <Kind extends MessageKind>(
  kind: Kind,
  handler: Handler<MessageOf<Kind>>,
): ConsumerHandlers => ({
  [kind.type]: (message, context) => {
    const { success, data, error } = kind.data.safeParse(message.data);
    if (!success)
      throw new InvalidMessage(`The data of ${kind.type} is not valid. ${summarizeIssues(error.issues)}`);
    return handler({ ...message, data } as MessageOf<Kind>, context);
  },
});

/** @throws InvalidMessage for a payload that is not a CloudEvents envelope */
export function parseMessage(entry: BatchItem): Message {
  const { success, data, error } = Message.safeParse(readPayload(entry));
  if (!success)
    throw new InvalidMessage(`The message is not a CloudEvents envelope. ${summarizeIssues(error.issues)}`);
  return data as Message;
}

/** Paths and reasons of the issues, without values, which may be personal data. */
const summarizeIssues = (issues: { path: PropertyKey[]; message: string }[]): string =>
  issues
    .slice(0, 5)
    .map(({ path, message }) => `${path.map(String).join('.') || 'It'}: ${message}`)
    .join('; ');
