import { Message, type MessageKind, type MessageOf } from '@aera/contracts/server';
import { type BatchItem, readPayload } from './batch-item.ts';
import { InvalidMessage } from './errors.ts';

/** What a handler may know about how a message came to it. */
export interface HandlerContext {
  /** Where the message was published. */
  stream: string;
  seq: number;
  /** From 1, over all deliveries, processes and re-drives. */
  attempt: number;
  /** It may have been handled before, here or elsewhere. */
  redelivered: boolean;
  /** A steward sent it again. */
  redriven: boolean;
  /** Aborted when the handler takes too long. */
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

/** ConsumerHandlers by message type. */
export type ConsumerHandlers = Record<string, Handler>;

/**
 * A handler for one kind of message that gets its data checked and typed: `on: { ...when(LeadAssigned, handler) }`. A
 * message whose data does not fit the contract goes to the dead letters at once.
 */
export const handlerFor = <Kind extends MessageKind>(
  kind: Kind,
  handler: Handler<MessageOf<Kind>>,
): ConsumerHandlers => ({
  [kind.type]: (message, context) => {
    const { success, data, error } = kind.data.safeParse(message.data);
    if (!success) throw new InvalidMessage(`The data of ${kind.type} is not valid. ${summary(error.issues)}`);
    return handler({ ...message, data } as MessageOf<Kind>, context);
  },
});

/** @throws InvalidMessage for what is no CloudEvents envelope. */
export function parseMessage(entry: BatchItem): Message {
  const { success, data, error } = Message.safeParse(readPayload(entry));
  if (!success) throw new InvalidMessage(`The message is no CloudEvents envelope. ${summary(error.issues)}`);
  return data as Message;
}

/** Where it is wrong and why, without the values, which may be personal. */
const summary = (issues: { path: PropertyKey[]; message: string }[]): string =>
  issues
    .slice(0, 5)
    .map(({ path, message }) => `${path.map(String).join('.') || 'It'}: ${message}`)
    .join('; ');
