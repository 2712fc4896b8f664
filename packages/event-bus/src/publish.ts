import { batchSubject, type Message } from '@aera/contracts/server';
import { splitBatch } from './batch-split.ts';
import type { Link } from './link.ts';
import { eventBatchType, eventType, send, type SendOptions } from './send.ts';

export interface MessageBatch {
  /** The same id for the same messages: a repeat is stored once. */
  id: string;
  context: string;
  messages: readonly Message[];
}

/** Publishes one message on `events.<type>` under its own id. */
export async function publish(link: Link, message: Message, options?: SendOptions): Promise<void> {
  const body = JSON.stringify(message);
  await send(
    link,
    { subject: `events.${message.type}`, id: message.id, body, contentType: eventType },
    options,
  );
}

/** Publishes many messages of a context in as few JetStream messages as their size allows, one after the other. */
export async function publishBatch(link: Link, batch: MessageBatch, options?: SendOptions): Promise<void> {
  const subject = batchSubject(batch.context);
  const items = batch.messages.map((message) => JSON.stringify(message));
  for (const part of splitBatch(batch.id, items)) {
    await send(link, { subject, ...part, contentType: eventBatchType }, options);
  }
}
