import { randomUUID } from 'node:crypto';
import { bookingClicked, visitSignalsComputed } from '@aera/contracts/server';
import { type Bus, createBatchingPublisher, eventBatchType } from '@aera/event-bus';
import type { PeriodicTask, Workers } from '@aera/service-kit';
import type { Database } from '../coordination/database.ts';
import { type DueSignal, leaseDueSignals, markPublished } from '../coordination/signal-outbox.ts';
import { toMessage } from '../to-message.ts';

/** Signals per lease. */
const batchSize = 500;
/** Time limit of a publication in milliseconds; what failed is published after its lease. */
const deadlineMs = 5000;

interface Deps {
  readonly database: Pick<Database, 'sql'>;
  readonly bus: Pick<Bus, 'send'>;
  readonly workers: Workers;
}

/**
 * Publishes signals of visitors, each at least once, many in one message. Runs in every projector; they share the work. A visitor may be erased
 * during the publication: the projector recognizes the message and queues the redaction again.
 */
export function createSignalPublisher({
  database,
  bus,
  workers,
}: Deps): Pick<PeriodicTask, 'start' | 'stop'> {
  const publishers = {
    [visitSignalsComputed.type]: createPublisher(bus, visitSignalsComputed.subject),
    [bookingClicked.type]: createPublisher(bus, bookingClicked.subject),
  };

  async function publishDue(): Promise<number> {
    const due = await leaseDueSignals(database, batchSize);
    if (due.length === 0) return 0;
    await Promise.all(due.map((signal) => publishers[signal.type].publish(toSignalMessage(signal))));
    await markPublished(database, due);
    return due.length;
  }

  return workers.schedule('Publish signals of visitors', async (stopping) => {
    while (!stopping.aborted && (await publishDue()) === batchSize);
  });
}

const createPublisher = (bus: Deps['bus'], subject: string) =>
  createBatchingPublisher({ bus, subject, contentType: eventBatchType, deadlineMs });

function toSignalMessage(signal: DueSignal) {
  const { sessionId } = signal.data;
  const cover = [randomUUID(), `visit-${sessionId}`, new Date().toISOString()] as const;
  return signal.type === bookingClicked.type
    ? toMessage(bookingClicked, ...cover, signal.data)
    : toMessage(visitSignalsComputed, ...cover, { ...signal.data, version: signal.version });
}
