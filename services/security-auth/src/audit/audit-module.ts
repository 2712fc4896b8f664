import {
  auditLogMismatchDetected,
  AuditEntry,
  auditCheckpointPublished,
  createMessage,
  type MessageKind,
} from '@aera/contracts/server';
import { auditCheckpointStream, auditStream, type Consumer } from '@aera/event-bus';
import { createRelay } from '@aera/event-store';
import {
  createCheckpointSigner,
  createCheckpointMonitor,
  createTileReader,
  readTree,
} from '@aera/transparency-log/log';
import { createTileNodeReader } from '@aera/transparency-log';
import { deriveId, isTransientError } from '@aera/service-kit';
import type { z } from 'zod';
import type { SecurityContext } from '../security-context.ts';
import { auditOrigin, openAuditKey } from './audit-key.ts';
import { auditRoutes } from './audit-routes.ts';
import { verifyEntries, type LogVerification } from './verify-log.ts';
import { createRejectionHandler } from './gateway-rejections.ts';
import { createEntryAppender } from './append-entries.ts';
import { publishAuditEvents } from './security-audit-events.ts';

/** Audit log of steward actions and reads. */
export async function auditModule({
  config,
  deriveKey,
  accounts,
  store,
  sql,
  bus,
  clock,
  now,
  newId,
  log,
  metrics,
  workers,
}: SecurityContext) {
  const key = await openAuditKey(deriveKey('audit log checkpoints'));
  const readNodes = createTileNodeReader(createTileReader(sql, 'audit_tiles'));
  const signCurrentCheckpoint = createCheckpointSigner(() => readTree(sql, 'audit_tree'), key).signCurrent;
  const appendEntries = createEntryAppender(store.transaction);

  const toMessage = <K extends MessageKind>(kind: K, data: z.input<K['data']>, id = newId()) =>
    createMessage(kind, data, {
      source: 'security-auth',
      id,
      subject: auditOrigin,
      time: now(),
    });
  const checkpointMonitor = createCheckpointMonitor({
    bus,
    publication: {
      stream: auditCheckpointStream.name,
      subject: 'audit-checkpoints.log',
      kind: auditCheckpointPublished,
    },
    key,
    readNodes,
    signCurrentCheckpoint,
    mayShrink: false,
    toMessage: (data) => toMessage(auditCheckpointPublished, data),
    onMismatch: async (mismatch) => {
      log.error({ mismatch }, 'the audit log does not match its published checkpoint');
      const at = now();
      // The same id in an hour, so that a repeated attempt and other processes publish it once.
      const id = deriveId(`${mismatch} ${at.slice(0, 'yyyy-mm-ddThh'.length)}`, 'audit log mismatch');
      await bus.publish(toMessage(auditLogMismatchDetected, { mismatch, at }, id));
    },
    log,
    schedule: (run, options) => workers.schedule('Audit log checkpoints', run, options),
    intervalMs: config.AUDIT_CHECKPOINT_INTERVAL_MS,
  });
  metrics.gauge(
    'audit_log_mismatch_detected',
    'Whether the audit log differs from its published checkpoint',
    () => ({
      log: checkpointMonitor.status().mismatch === null ? 0 : 1,
    }),
  );

  const relay = createRelay({
    store,
    name: 'audit',
    publish: publishAuditEvents(bus),
    // Nothing is erased from the log.
    skipDecryption: true,
    log,
  });
  let consumer: Consumer | undefined;

  return {
    streams: [auditCheckpointStream],
    relays: [relay],
    routes: [
      auditRoutes({
        sql,
        key,
        readNodes,
        signCurrentCheckpoint,
        checkpointMonitor,
        findStewardIds: accounts.findStewardIds,
        clock,
      }),
    ],
    consumers: [
      {
        from: 'gateway',
        durable: 'audit-gateway-rejections',
        on: createRejectionHandler(sql, appendEntries),
      } as const,
    ],
    /** Verifies the whole log: every entry against its leaf, and the tree against the published checkpoints. */
    async verify(): Promise<LogVerification> {
      const { mismatch } = checkpointMonitor.status();
      const check = await verifyEntries(sql);
      return { ...check, mismatch: mismatch ?? check.mismatch };
    },
    async start() {
      consumer = bus.consumeBatches({
        stream: auditStream.name,
        durable: 'audit-log',
        parse: (payload) => AuditEntry.parse(payload),
        handle: ({ payloads }) => appendEntries(payloads),
        isTransient: isTransientError,
      });
      relay.start();
      checkpointMonitor.start();
    },
    async stop() {
      await Promise.all([checkpointMonitor.stop(), relay.stop(), consumer?.stop()]);
    },
  };
}
