import { serviceNames } from '@aera/contracts';
import {
  auditCheckpointStream,
  auditStream,
  connectBus,
  deadLetterRetryStream,
  deadLetterStream,
  findStreamSpec,
  ledgerCheckpointStream,
  mailStream,
  type StreamSpec,
} from '@aera/event-bus';

/** Every stream of the services and the gateway. */
export const platformStreams: readonly StreamSpec[] = [
  auditStream,
  mailStream,
  ledgerCheckpointStream,
  auditCheckpointStream,
  ...[...serviceNames, 'gateway' as const].flatMap((name) => [
    findStreamSpec(name),
    deadLetterStream(name),
    deadLetterRetryStream(name),
  ]),
];

interface Limits {
  readonly natsUrl: string;
  readonly operatorSeed: string;
  /** Storage of the server for all streams. */
  readonly storageBytes: number;
}

/** Applies the storage of the server to existing streams. Services create missing ones, but may not update them. */
export async function applyStreamLimits({ natsUrl, operatorSeed, storageBytes }: Limits): Promise<void> {
  const bus = await connectBus({ servers: natsUrl, name: 'operator', nkeySeed: operatorSeed, storageBytes });
  try {
    for (const spec of platformStreams) if (await bus.streamState(spec.name)) await bus.ensureStreams([spec]);
  } finally {
    await bus.close();
  }
}
