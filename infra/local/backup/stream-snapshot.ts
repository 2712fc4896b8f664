import { createInbox, type NatsConnection } from '@nats-io/transport-node';

const timeoutMs = 30_000;

interface SnapshotResponse {
  error?: { description: string };
  config?: object;
  state?: object;
}

/**
 * Reads a stream with its sequence numbers, message ids and the acknowledgements of its consumers, as of one instant
 * (`$JS.API.STREAM.SNAPSHOT`, NATS ADR-1). First a line of JSON, `{ config, state }`, which a restore has to send; then the archive.
 */
export async function* readStreamSnapshot(nc: NatsConnection, stream: string): AsyncGenerator<Buffer> {
  const inbox = createInbox();
  const chunks = nc.subscribe(inbox);
  try {
    const request = { deliver_subject: inbox, no_consumers: false, jsck: true };
    const reply = await nc.request(`$JS.API.STREAM.SNAPSHOT.${stream}`, JSON.stringify(request), {
      timeout: timeoutMs,
    });
    const { error, config, state } = reply.json<SnapshotResponse>();
    if (error) throw new Error(`NATS cannot take a snapshot of ${stream}: ${error.description}`);
    yield Buffer.from(`${JSON.stringify({ config, state })}\n`);
    for await (const message of chunks) {
      if (message.data.length === 0) {
        const status = message.headers?.code ?? 0;
        // 204: the end. Anything else says that the server has given up.
        if (status !== 0 && status !== 204)
          throw new Error(`The snapshot of ${stream} broke off: ${message.headers?.description}`);
        return;
      }
      yield Buffer.from(message.data);
      // Flow control: the server waits for acknowledgements.
      message.respond();
    }
    throw new Error(`The snapshot of ${stream} broke off: the connection to NATS was closed.`);
  } finally {
    chunks.unsubscribe();
  }
}
