import type { checkpointPublished, Message, MessageKind, PublishedCheckpoint } from '@aera/contracts';
import { type Bus, eventType, type LiveSubscription } from '@aera/event-bus';
import type { Log } from '@aera/event-store';
import { type ReadNodes, computeRootAt } from '../index.ts';
import { type Checkpoint, openNote, parseCheckpoint } from '../verify/index.ts';
import type { z } from 'zod';
import type { SignedCheckpoint } from './checkpoint-signer.ts';
import type { LogKey } from './log-key.ts';

/** Message type of published checkpoints. */
export type CheckpointMessageKind = MessageKind<string, (typeof checkpointPublished)['data']>;

export interface CheckpointMonitorStatus {
  /** The newest checkpoint in the archive; null before the first. */
  readonly latest: PublishedCheckpoint | null;
  /** The one before it. */
  readonly previous: PublishedCheckpoint | null;
  /** Description of the mismatch; null if log and checkpoints match. */
  readonly mismatch: string | null;
}

interface PeriodicTask {
  start(): void;
  stop(): Promise<void>;
}

export interface CheckpointMonitor extends PeriodicTask {
  status(): CheckpointMonitorStatus;
}

interface CheckpointMonitorOptions {
  readonly bus: Bus;
  /** Stream, subject and message type of published checkpoints. */
  readonly publication: {
    readonly stream: string;
    readonly subject: string;
    readonly kind: CheckpointMessageKind;
  };
  readonly key: LogKey;
  readonly readNodes: ReadNodes;
  readonly signCurrentCheckpoint: () => Promise<SignedCheckpoint>;
  /** Whether the log can be smaller than its published checkpoint, as a projection that catches up or is rebuilt. */
  readonly mayShrink: boolean;
  /** Creates the message of a checkpoint. */
  readonly toMessage: (data: z.input<CheckpointMessageKind['data']>) => Message;
  /** Publishes the mismatch alert. Called again after a failure, at the next check, with the same text. */
  readonly onMismatch: (mismatch: string) => Promise<void>;
  readonly log: Log;
  /** Schedules the periodic check. */
  readonly schedule: (
    run: () => Promise<void>,
    options: { intervalMs: number; initialDelayMs: number },
  ) => PeriodicTask;
  readonly intervalMs: number;
}

/**
 * Publishes a checkpoint whenever the log has grown, and verifies the log against the newest published one. Each checkpoint covers all
 * earlier entries, so a changed, removed or inserted one is detected. After a mismatch nothing more is published.
 */
export function createCheckpointMonitor(options: CheckpointMonitorOptions): CheckpointMonitor {
  const {
    bus,
    publication,
    key,
    readNodes,
    signCurrentCheckpoint,
    mayShrink,
    toMessage,
    onMismatch,
    log,
    schedule,
    intervalMs,
  } = options;
  let newest: (Checkpoint & PublishedCheckpoint) | null = null;
  let before: PublishedCheckpoint | null = null;
  let mismatch: string | null = null;
  /** Resolves once the alert is published. */
  let alert: Promise<void> | null = null;
  let subscription: LiveSubscription | undefined;

  const subscribeToCheckpoints = () =>
    bus.subscribeLive(
      { stream: publication.stream, from: { seq: 1 }, types: [publication.kind.type] },
      async ({ data }, { time }) => {
        const { note } = publication.kind.data.parse(data);
        const text = await openNote(note, key.noteKey);
        const checkpoint = text === null ? null : parseCheckpoint(text);
        // A client that can publish to the bus but lacks the key must not be able to raise the alert.
        if (!checkpoint) log.warn({ note }, 'a checkpoint that the log did not sign was ignored');
        else if (!newest || checkpoint.size > newest.size) {
          before = toPublishedCheckpoint(newest);
          newest = { ...checkpoint, note, at: time.toISOString() };
        } else if (checkpoint.size === newest.size && !hasSameRoot(checkpoint, newest))
          await raiseAlert(`Two checkpoints of ${checkpoint.size} entries don’t match.`);
      },
    );

  async function check(): Promise<void> {
    if (mismatch !== null) return raiseAlert(mismatch);
    // Read before the log, which is at least as large as every checkpoint that was published until then.
    const known = newest;
    const now = await signCurrentCheckpoint();
    if (known && now.size < known.size) {
      // The lag of a projection is monitored elsewhere.
      if (!mayShrink) await raiseAlert(`The log shrank from ${known.size} to ${now.size} entries.`);
    } else if (known && !hasSameRoot(known, { root: await computeRootAt(known.size, readNodes) })) {
      await raiseAlert(`The first ${known.size} entries don’t match the published checkpoint.`);
    } else if (now.size > (known?.size ?? 0)) {
      await publish(now);
    }
  }

  async function publish({ size, note }: SignedCheckpoint): Promise<void> {
    const data = { origin: key.noteKey.name, size, note };
    await bus.send({
      subject: publication.subject,
      id: `${key.noteKey.name} ${size}`,
      contentType: eventType,
      body: JSON.stringify(toMessage(data)),
    });
  }

  async function raiseAlert(found: string): Promise<void> {
    mismatch ??= found;
    alert ??= onMismatch(mismatch).catch((error: unknown) => {
      alert = null;
      throw error;
    });
    await alert;
  }

  const task = schedule(check, { intervalMs, initialDelayMs: intervalMs });
  return {
    start() {
      subscription = subscribeToCheckpoints();
      task.start();
    },
    status: () => ({ latest: toPublishedCheckpoint(newest), previous: before, mismatch }),
    async stop() {
      await task.stop();
      await subscription?.stop();
    },
  };
}

const toPublishedCheckpoint = (checkpoint: PublishedCheckpoint | null): PublishedCheckpoint | null =>
  checkpoint && { size: checkpoint.size, note: checkpoint.note, at: checkpoint.at };

const hasSameRoot = (one: Pick<Checkpoint, 'root'>, other: Pick<Checkpoint, 'root'>): boolean =>
  Buffer.compare(one.root, other.root) === 0;
