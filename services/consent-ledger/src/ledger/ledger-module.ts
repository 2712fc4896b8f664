import { checkpointPublished } from '@aera/contracts/server';
import type { ServiceContext } from '@aera/service-kit';
import {
  createCheckpointSigner,
  createNodeReader,
  createCheckpointMonitor,
  type LogKey,
  publishedCheckpointStream,
} from '@aera/transparency-log/log';
import type { LedgerEnv } from '../config.ts';
import { createInclusionProofBatcher } from './inclusion-proof-batcher.ts';
import { createLedgerAlert, createLedgerEnvelopes, registerLedgerMetrics } from './ledger-alert.ts';
import { auditLock, createAudit, type EncryptedFields } from './ledger-audit.ts';
import { ledgerRoutes } from './ledger-routes.ts';
import { ledgerTreeProjection, readTree } from './ledger-tree-projection.ts';
import { createLogTailer } from './log-tailer.ts';

interface Needs {
  readonly key: LogKey;
  readonly encryptedFields: EncryptedFields;
}

const checkpointStream = publishedCheckpointStream(
  'ledger-checkpoints',
  'checkpoints.>',
  'the consent ledger',
);

/** The transparency log of all events: proofs, the checkpoint archive, and the audit of events against their leaves. */
export function ledgerModule(
  { config, store, sql, bus, clock, newId, log, metrics, workers }: ServiceContext<LedgerEnv>,
  { key, encryptedFields }: Needs,
) {
  const readNodes = createNodeReader(sql, 'ledger_nodes');
  const checkpoints = createCheckpointSigner(() => readTree(sql), key);
  const signCurrentCheckpoint = checkpoints.signCurrent;
  const tailer = createLogTailer(store, sql);
  const getProof = createInclusionProofBatcher({
    watch: store.watch,
    sql,
    tailer,
    readNodes,
    checkpoints,
    log,
  });
  const message = createLedgerEnvelopes({ origin: key.noteKey.name, newId, clock });
  const onInconsistency = createLedgerAlert(bus, message, log, clock);
  const checkpointMonitor = createCheckpointMonitor({
    bus,
    key,
    readNodes,
    signCurrentCheckpoint,
    publication: {
      stream: checkpointStream.name,
      subject: 'checkpoints.consent-ledger',
      kind: checkpointPublished,
    },
    envelope: (data) => message(checkpointPublished, data),
    onInconsistency,
    log,
    repeat: (round, every) => workers.schedule('Consent ledger checkpoints', round, every),
    everyMs: config.LEDGER_CHECKPOINT_INTERVAL_MS,
  });
  const audit = createAudit({
    store,
    encryptedFields,
    raiseAlarm: onInconsistency,
    clock,
    log,
    workers,
    everyMs: config.LEDGER_AUDIT_INTERVAL_MS,
    batchSize: config.LEDGER_AUDIT_BATCH_SIZE,
  });
  registerLedgerMetrics(metrics, checkpointMonitor, audit);
  return {
    getProof,
    projections: [ledgerTreeProjection],
    locks: { 'ledger audit': auditLock },
    streams: [checkpointStream],
    routes: [ledgerRoutes({ store, key, readNodes, signCurrentCheckpoint, checkpointMonitor, audit })],
    start: () => {
      checkpointMonitor.start();
      audit.start();
    },
    stop: async () => {
      await Promise.all([checkpointMonitor.stop(), audit.stop()]);
    },
  };
}
