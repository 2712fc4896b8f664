import type { ResponseOf } from '@aera/contracts';
import { readLedgerCheckpoint, readConsistencyProof, readLedgerStatus } from '@aera/contracts';
import {
  assertSizeReached,
  type CheckpointMonitor,
  type LogKey,
  type SignedCheckpoint,
} from '@aera/transparency-log/log';
import { createConsistencyProof, type ReadNodes } from '@aera/transparency-log';
import { toBase64 } from '@aera/transparency-log/verify';
import { serve } from '@aera/service-kit';
import { type EventStore, waitForProjection } from '@aera/event-store';
import type { FastifyPluginAsync } from 'fastify';
import type { Cosigner, Witness } from '../witnesses/cosigner.ts';
import type { AuditProgress, LedgerAudit } from './ledger-audit.ts';
import { ledgerTreeProjectionName } from './ledger-tree-projection.ts';

interface Deps {
  readonly store: EventStore;
  readonly key: LogKey;
  readonly readNodes: ReadNodes;
  readonly signCurrentCheckpoint: () => Promise<SignedCheckpoint>;
  readonly checkpointMonitor: CheckpointMonitor;
  readonly audit: LedgerAudit;
  readonly witnesses: readonly Witness[];
  readonly quorum: number;
  readonly cosigner: Pick<Cosigner, 'status'>;
}

/** Maximum wait for the tree projection in milliseconds; it normally lags less than a tenth of that. */
const projectionTimeoutMs = 500;

/** Public routes of the log, and its status for stewards. */
export const ledgerRoutes =
  ({
    store,
    key,
    readNodes,
    signCurrentCheckpoint,
    checkpointMonitor,
    audit,
    witnesses,
    quorum,
    cosigner,
  }: Deps): FastifyPluginAsync =>
  async (app) => {
    /** A write is acknowledged before the projection includes it. Without the wait, a client could get a checkpoint older than its own receipt. */
    const signCaughtUpCheckpoint = async () => {
      await waitForProjection(store, ledgerTreeProjectionName, projectionTimeoutMs);
      return signCurrentCheckpoint();
    };

    serve(app, readLedgerCheckpoint, async () => {
      const { size, note } = await signCaughtUpCheckpoint();
      return {
        size,
        checkpoint: note,
        key: key.verifierKey,
        witnesses: witnesses.map(({ verifierKey }) => verifierKey),
      };
    });

    serve(app, readConsistencyProof, async ({ query: { first, second } }) => {
      await assertSizeReached(second, signCurrentCheckpoint, signCaughtUpCheckpoint);
      return { hashes: (await createConsistencyProof(first, second, readNodes)).map(toBase64) };
    });

    serve(app, readLedgerStatus, async () => {
      const { mismatch, ...monitorStatus } = checkpointMonitor.status();
      const auditStatus = audit.status();
      return {
        size: (await signCurrentCheckpoint()).size,
        key: key.verifierKey,
        ...monitorStatus,
        mismatch: mismatch ?? auditStatus?.mismatch ?? null,
        audit: toAuditStatus(auditStatus),
        witnesses: [...cosigner.status().witnesses],
        quorum: witnesses.length === 0 ? 0 : quorum,
        cosigned: cosigner.status().cosigned,
      };
    });
  };

function toAuditStatus(progress: AuditProgress | null): ResponseOf<typeof readLedgerStatus>['audit'] {
  if (!progress?.startedAt || !progress.at) return null;
  const { leaves, roundSize, startedAt, at, finishedAt } = progress;
  return { leaves, roundSize, startedAt, at, finishedAt };
}
