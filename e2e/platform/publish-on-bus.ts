import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Message } from '@aera/contracts';
import { connectBus } from '@aera/event-bus';

const ignore = () => {};
const quiet = { debug: ignore, info: ignore, warn: ignore, error: ignore };

interface Running {
  readonly processes: readonly { readonly name: string; readonly url: string }[];
}

/** The processes of a started platform, and where they listen. */
export const processesIn = async (dataDir: string): Promise<Running['processes']> =>
  (JSON.parse(await readFile(join(dataDir, 'run.json'), 'utf8')) as Running).processes;

/** Puts a message on the platform's own bus, as no client from outside could. */
export async function publishOnBus(dataDir: string, message: Message): Promise<void> {
  const nats = (await processesIn(dataDir)).find(({ name }) => name === 'nats');
  if (!nats) throw new Error('The platform has no bus.');
  const bus = await connectBus({ servers: nats.url, name: 'journey', log: quiet });
  try {
    await bus.publish(message);
  } finally {
    await bus.close();
  }
}
