import type { WitnessFailure } from '@aera/contracts';
import { checkpointCosigned, type Message, type MessageKind, witnessFailed } from '@aera/contracts/server';
import { eventType, type LiveSubscription } from '@aera/event-bus';
import { type Database, withSessionLock } from '@aera/event-store';
import type { PeriodicTask, ServiceContext } from '@aera/service-kit';
import { createConsistencyProof, type ReadNodes } from '@aera/transparency-log';
import {
  type CosignatureResult,
  requestCosignature,
  type SignedCheckpoint,
  type WitnessAddress,
} from '@aera/transparency-log/log';
import { listCosignatures } from '@aera/transparency-log/verify';
import type { z } from 'zod';
import {
  evolveWitnesses,
  initialWitnessState,
  type WitnessMessage,
  type WitnessState,
} from './witness-status.ts';

export interface Witness extends WitnessAddress {
  /** Its key as one line of text. */
  readonly verifierKey: string;
}

interface CosignerOptions extends Pick<ServiceContext, 'bus' | 'clock' | 'workers'> {
  readonly witnesses: readonly Witness[];
  /** Witnesses that must cosign a checkpoint before it is published. */
  readonly quorum: number;
  readonly timeoutMs: number;
  readonly intervalMs: number;
  readonly origin: string;
  /** The checkpoint archive. */
  readonly publication: { readonly stream: string; readonly subject: string };
  readonly toMessage: <K extends MessageKind>(kind: K, data: z.input<K['data']>) => Message;
  readonly readNodes: ReadNodes;
  readonly signCurrentCheckpoint: () => Promise<SignedCheckpoint>;
  /** Has the lock of a round: only one process asks at a time. */
  readonly database: Pick<Database, 'openSession'>;
}

export interface Cosigner extends Pick<PeriodicTask, 'start' | 'stop'> {
  /** According to the messages that are read so far. */
  status(): WitnessState;
  /** Whether the archive is read: until then the state is out of date. */
  isCaughtUp(): boolean;
  /** The newest note with enough cosignatures; null without one, and until the archive is read. */
  readPublished(): string | null;
}

/** Text of the advisory lock of a round. */
export const cosignLock = 'ledger cosignatures';

/**
 * Asks the witnesses to cosign the newest checkpoint, in the background: no request waits for them. A checkpoint is published once a quorum
 * has cosigned it, so unavailable witnesses do not stop the log. Results are messages in the checkpoint archive, from which every process derives
 * the state.
 */
export function createCosigner(options: CosignerOptions): Cosigner {
  const { witnesses, quorum, origin, publication, bus, toMessage, signCurrentCheckpoint, clock, workers } =
    options;
  const keys = witnesses.map(({ verifierKey }) => verifierKey);
  let state = initialWitnessState(witnesses.map(({ key }) => key.name));
  let isCaughtUp = false;
  let subscription: LiveSubscription | undefined;

  const subscribe = () =>
    bus.subscribeLive(
      { stream: publication.stream, from: { seq: 1 }, types: [checkpointCosigned.type, witnessFailed.type] },
      async ({ type, data }, { time }) => {
        const kind = type === checkpointCosigned.type ? checkpointCosigned : witnessFailed;
        const message = { type: kind.type, data: kind.data.parse(data) } as WitnessMessage;
        // A client that can publish to the bus, but is no witness, must not be able to claim a cosignature.
        const verified = await verifyMessage(message);
        state = evolveWitnesses(state, verified, time.toISOString(), quorum);
      },
    );

  async function verifyMessage(message: WitnessMessage): Promise<WitnessMessage> {
    if (message.type !== checkpointCosigned.type) return message;
    const cosignatures = await listCosignatures(message.data.note, keys);
    return { type: message.type, data: { ...message.data, cosignatures } };
  }

  async function round(): Promise<void> {
    if (!isCaughtUp) return;
    await withSessionLock(options.database, cosignLock, cosignCurrent);
  }

  async function cosignCurrent(): Promise<void> {
    const checkpoint = await signCurrentCheckpoint();
    if (checkpoint.size === 0) return;
    const isSame = state.newest?.size === checkpoint.size;
    const note = isSame ? (state.newest?.note ?? checkpoint.note) : checkpoint.note;
    const known = await listCosignatures(note, keys);
    const missing = witnesses.filter(({ key }) => !known.some(({ witness }) => witness === key.name));
    if (missing.length === 0) return;
    const results = await Promise.all(missing.map((witness) => ask(witness, checkpoint)));
    const added = results.flatMap((result) => ('line' in result ? [result] : []));
    if (added.length > 0) {
      const cosigned = note + added.map(({ line }) => line).join('');
      const cosignatures = [...known, ...added.map(({ cosignature }) => cosignature)];
      await publish(
        toMessage(checkpointCosigned, { origin, size: checkpoint.size, note: cosigned, cosignatures }),
        `cosigned ${checkpoint.size} ${cosignatures.length}`,
      );
    }
    for (const [index, result] of results.entries())
      if ('reason' in result) await reportFailure(missing[index] as Witness, checkpoint.size, result);
  }

  function ask(witness: Witness, { size, note }: SignedCheckpoint): Promise<CosignatureResult> {
    return requestCosignature({
      witness,
      note,
      size,
      knownSize: state.witnesses.find(({ name }) => name === witness.key.name)?.size ?? 0,
      proveConsistency: (from) => createConsistencyProof(from, size, options.readNodes),
      now: () => clock().getTime(),
      timeoutMs: options.timeoutMs,
    });
  }

  /** Reports once for as long as the reason is the same. */
  async function reportFailure(
    { key }: Witness,
    size: number,
    { reason, detail }: { reason: WitnessFailure; detail: string },
  ): Promise<void> {
    const last = state.witnesses.find(({ name }) => name === key.name)?.failure;
    if (last?.reason === reason) return;
    const at = clock().toISOString();
    await publish(
      toMessage(witnessFailed, { witness: key.name, size, reason, detail, at }),
      `${key.name} ${at}`,
    );
  }

  const publish = (message: Message, id: string) =>
    bus.send({
      subject: publication.subject,
      id: `${origin} ${id}`,
      contentType: eventType,
      body: JSON.stringify(message),
    });

  const task = workers.schedule('Consent ledger cosignatures', round, {
    intervalMs: options.intervalMs,
    initialDelayMs: options.intervalMs,
  });

  return {
    status: () => state,
    isCaughtUp: () => isCaughtUp,
    readPublished: () => (isCaughtUp ? (state.cosigned?.note ?? null) : null),
    start() {
      if (witnesses.length === 0) return;
      subscription = subscribe();
      void subscription.caughtUp.then(() => (isCaughtUp = true));
      task.start();
    },
    async stop() {
      await task.stop();
      await subscription?.stop();
    },
  };
}
