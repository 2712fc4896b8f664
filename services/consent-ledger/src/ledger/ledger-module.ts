import { checkpointPublished } from '@aera/contracts/server';
import { ledgerCheckpointStream } from '@aera/event-bus';
import type { ServiceContext } from '@aera/service-kit';
import {
  createCheckpointSigner,
  createTileReader,
  createCheckpointMonitor,
  type LogKey,
  type SignedCheckpoint,
} from '@aera/transparency-log/log';
import { createTileNodeReader } from '@aera/transparency-log';
import { openCheckpoint } from '@aera/transparency-log/verify';
import type { LedgerEnv } from '../config.ts';
import { type Cosigner, cosignLock, createCosigner, type Witness } from '../witnesses/cosigner.ts';
import { createInclusionProofBatcher } from './inclusion-proof-batcher.ts';
import { createLedgerAlert, createLedgerMessages } from './ledger-alert.ts';
import { auditLock, createLedgerAudit, type EncryptedFields } from './ledger-audit.ts';
import type { ToLedgerEntry } from './ledger-entry.ts';
import { registerLedgerMetrics, registerWitnessMetrics } from './ledger-metrics.ts';
import { ledgerRoutes } from './ledger-routes.ts';
import { createLedgerTreeProjection, readTree, tileTable } from './ledger-tree-projection.ts';
import { createLogTailer } from './log-tailer.ts';

interface Needs {
  readonly key: LogKey;
  readonly encryptedFields: EncryptedFields;
  readonly witnesses: readonly Witness[];
  readonly toEntry: ToLedgerEntry;
}

/** The transparency log of all events: proofs, the checkpoint archive, and the audit of events against their leaves. */
export function ledgerModule(
  kit: ServiceContext<LedgerEnv>,
  { key, encryptedFields, witnesses, toEntry }: Needs,
) {
  const { config, store, sql, bus, clock, log, metrics, workers } = kit;
  const readTiles = createTileReader(sql, tileTable);
  const readNodes = createTileNodeReader(readTiles);
  const checkpoints = createCheckpointSigner(() => readTree(sql), key);
  const signCurrentCheckpoint = checkpoints.signCurrent;
  const tailer = createLogTailer(store, sql, toEntry);
  const getProof = createInclusionProofBatcher({
    ...kit,
    watch: store.watch,
    tailer,
    readNodes,
    checkpoints,
    readCosigned: () => readCosignedCheckpoint(),
  });
  const toMessage = createLedgerMessages({ ...kit, origin: key.noteKey.name });
  const onMismatch = createLedgerAlert(bus, toMessage, log, clock);
  const checkpointMonitor = createCheckpointMonitor({
    bus,
    key,
    readNodes,
    signCurrentCheckpoint,
    mayShrink: true,
    publication: {
      stream: ledgerCheckpointStream.name,
      subject: 'checkpoints.consent-ledger',
      kind: checkpointPublished,
    },
    toMessage: (data) => toMessage(checkpointPublished, data),
    onMismatch,
    log,
    schedule: (run, options) => workers.schedule('Consent ledger checkpoints', run, options),
    intervalMs: config.LEDGER_CHECKPOINT_INTERVAL_MS,
  });
  const cosigner = createCosigner({
    ...kit,
    witnesses,
    quorum: config.LEDGER_WITNESS_QUORUM,
    timeoutMs: config.LEDGER_WITNESS_TIMEOUT_MS,
    intervalMs: config.LEDGER_CHECKPOINT_INTERVAL_MS,
    origin: key.noteKey.name,
    publication: { stream: ledgerCheckpointStream.name, subject: 'checkpoints.consent-ledger.witnesses' },
    toMessage,
    readNodes,
    signCurrentCheckpoint,
    database: store.database,
  });
  const readCosignedCheckpoint = createCosignedReader(cosigner, key);
  const audit = createLedgerAudit({
    ...kit,
    encryptedFields,
    toEntry,
    raiseAlert: onMismatch,
    everyMs: config.LEDGER_AUDIT_INTERVAL_MS,
    batchSize: config.LEDGER_AUDIT_BATCH_SIZE,
  });
  registerLedgerMetrics(metrics, checkpointMonitor, audit);
  registerWitnessMetrics(metrics, cosigner, clock, () => checkpointMonitor.status().latest?.size ?? 0);
  return {
    getProof,
    readTiles,
    /** What `/ledger/checkpoint` shows; null while no checkpoint is known that a quorum has cosigned. */
    readPublishedCheckpoint: async () =>
      witnesses.length === 0 ? (await signCurrentCheckpoint()).note : cosigner.readPublished(),
    projections: [createLedgerTreeProjection(toEntry)],
    locks: { 'ledger audit': auditLock, 'ledger cosignatures': cosignLock },
    streams: [ledgerCheckpointStream],
    routes: [
      ledgerRoutes({
        store,
        key,
        readNodes,
        signCurrentCheckpoint,
        checkpointMonitor,
        audit,
        witnesses,
        quorum: config.LEDGER_WITNESS_QUORUM,
        cosigner,
      }),
    ],
    start: () => {
      checkpointMonitor.start();
      audit.start();
      cosigner.start();
    },
    stop: async () => {
      await Promise.all([checkpointMonitor.stop(), audit.stop(), cosigner.stop()]);
    },
  };
}

/** Returns the newest checkpoint with enough cosignatures, parsed once; null without one. */
function createCosignedReader({ status }: Cosigner, { noteKey }: LogKey) {
  let last: SignedCheckpoint | null = null;
  return async (): Promise<SignedCheckpoint | null> => {
    const { cosigned } = status();
    if (cosigned && last?.note !== cosigned.note) {
      const checkpoint = await openCheckpoint(cosigned.note, noteKey);
      last = checkpoint && { ...checkpoint, note: cosigned.note };
    }
    return last;
  };
}
