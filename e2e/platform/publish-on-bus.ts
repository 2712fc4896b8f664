import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Message } from '@aera/contracts';
import { connectBus } from '@aera/event-bus';

const ignore = () => {};
const quiet = { debug: ignore, info: ignore, warn: ignore, error: ignore };

interface Secrets {
  readonly natsSeeds: Readonly<Record<string, string>>;
}

interface Running {
  readonly processes: readonly {
    readonly name: string;
    readonly url: string;
    readonly metricsUrl?: string;
  }[];
}

/** Returns the processes of a started platform and their ports. */
export const listProcesses = async (dataDir: string): Promise<Running['processes']> =>
  (JSON.parse(await readFile(join(dataDir, 'run.json'), 'utf8')) as Running).processes;

/** Publishes a message on the platform's bus with the operator's key. */
export async function publishOnBus(dataDir: string, message: Message): Promise<void> {
  const nats = (await listProcesses(dataDir)).find(({ name }) => name === 'nats');
  if (!nats) throw new Error('The platform has no bus.');
  const secrets = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8')) as Secrets;
  const nkeySeed = secrets.natsSeeds.operator;
  const bus = await connectBus({ servers: nats.url, name: 'operator', nkeySeed, log: quiet });
  try {
    await bus.publish(message);
  } finally {
    await bus.close();
  }
}
