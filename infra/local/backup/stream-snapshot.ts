import { createInbox, type NatsConnection } from '@nats-io/transport-node';

const timeoutMs = 30_000;

interface SnapshotResponse {
  error?: { description: string };
  config?: object;
  state?: object;
}

interface RestoreResponse {
  error?: { description: string };
  /** Subject to which the archive is sent. */
  deliver_subject?: string;
}

/**
 * Reads a stream with its sequence numbers, message ids and consumer acknowledgements at one instant (`$JS.API.STREAM.SNAPSHOT`, NATS
 * ADR-1). The first line is JSON, `{ config, state }`, which a restore has to send; the archive follows.
 * @param silenceMs time without a chunk after which it fails: a server that was restarted sends none, and does not say so
 */
export async function* readStreamSnapshot(
  nc: NatsConnection,
  stream: string,
  silenceMs = timeoutMs,
): AsyncGenerator<Buffer> {
  const inbox = createInbox();
  const chunks = nc.subscribe(inbox);
  let silence: NodeJS.Timeout | undefined;
  let isSilent = false;
  const expectChunk = () => {
    silence = setTimeout(() => {
      isSilent = true;
      chunks.unsubscribe();
    }, silenceMs);
  };
  try {
    const request = { deliver_subject: inbox, no_consumers: false, jsck: true };
    const reply = await nc.request(`$JS.API.STREAM.SNAPSHOT.${stream}`, JSON.stringify(request), {
      timeout: timeoutMs,
    });
    const { error, config, state } = reply.json<SnapshotResponse>();
    if (error) throw new Error(`NATS cannot take a snapshot of ${stream}: ${error.description}`);
    yield Buffer.from(`${JSON.stringify({ config, state })}\n`);
    expectChunk();
    for await (const message of chunks) {
      clearTimeout(silence);
      if (message.data.length === 0) {
        const status = message.headers?.code ?? 0;
        // 204 marks the end. Any other status means that the server has aborted.
        if (status !== 0 && status !== 204)
          throw new Error(`The snapshot of ${stream} was interrupted: ${message.headers?.description}`);
        return;
      }
      // Flow control: the server aborts after two seconds without an acknowledgement, so the reader of the chunk is not waited for.
      message.respond();
      yield Buffer.from(message.data);
      expectChunk();
    }
    if (isSilent)
      throw new Error(
        `The snapshot of ${stream} was interrupted: NATS sent nothing for ${silenceMs / 1000} s. Was it restarted? Run the command again.`,
      );
    throw new Error(`The snapshot of ${stream} was interrupted: the connection to NATS was closed.`);
  } finally {
    clearTimeout(silence);
    chunks.unsubscribe();
  }
}

const newline = 10;

/**
 * Creates a stream from the bytes of `readStreamSnapshot`, regardless of chunk boundaries.
 * @param replicas servers of this bus that store it; the bus of the snapshot may have had more
 *
 * @throws Error with the server's reason, for example an existing stream of this name
 */
export async function restoreStream(
  nc: NatsConnection,
  stream: string,
  snapshot: AsyncIterable<Uint8Array>,
  replicas: number,
): Promise<void> {
  const send = async (subject: string, body: Uint8Array | string) => {
    const reply = await nc.request(subject, body, { timeout: timeoutMs });
    const response = reply.data.length > 0 ? reply.json<RestoreResponse>() : {};
    if (response.error) throw new Error(`NATS cannot restore ${stream}: ${response.error.description}`);
    return response;
  };
  let header: Buffer = Buffer.alloc(0);
  let target: string | undefined;
  for await (const bytes of snapshot) {
    let archive: Uint8Array = bytes;
    if (target === undefined) {
      header = Buffer.concat([header, bytes]);
      const end = header.indexOf(newline);
      if (end < 0) continue;
      const request = setReplicas(header.subarray(0, end), replicas);
      target = (await send(`$JS.API.STREAM.RESTORE.${stream}`, request)).deliver_subject;
      archive = header.subarray(end + 1);
    }
    if (target && archive.length > 0) await send(target, archive);
  }
  if (target === undefined) throw new Error(`The snapshot of ${stream} has no header.`);
  await send(target, new Uint8Array());
}

function setReplicas(header: Buffer, replicas: number): string {
  const { config, state } = JSON.parse(header.toString()) as SnapshotResponse;
  return JSON.stringify({ config: { ...config, num_replicas: replicas }, state });
}
