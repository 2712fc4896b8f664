import {
  readLedgerCheckpoint,
  readConsistencyProof,
  readInclusionProof,
  readLedgerStatus,
} from '@aera/contracts';
import type { LogKey, SignedCheckpoint, CheckpointMonitor } from '@aera/transparency-log/log';
import { createConsistencyProof, createInclusionProof, type ReadNodes } from '@aera/transparency-log';
import { toBase64 } from '@aera/transparency-log/verify';
import { HttpProblem, serve } from '@aera/service-kit';
import { type EventStore, waitForProjection } from '@aera/event-store';
import type { FastifyPluginAsync } from 'fastify';
import type { Audit } from './ledger-audit.ts';
import { ledgerTreeName } from './ledger-tree-projection.ts';

interface Deps {
  readonly store: EventStore;
  readonly key: LogKey;
  readonly readNodes: ReadNodes;
  readonly signCurrentCheckpoint: () => Promise<SignedCheckpoint>;
  readonly checkpointMonitor: CheckpointMonitor;
  readonly audit: Audit;
}

/** Maximum wait for the tree projection in milliseconds; it normally lags less than a tenth of that. */
const projectionTimeoutMs = 500;

/** Public routes of the log, and its status for stewards. */
export const ledgerRoutes =
  ({ store, key, readNodes, signCurrentCheckpoint, checkpointMonitor, audit }: Deps): FastifyPluginAsync =>
  async (app) => {
    /** A write is acknowledged before the projection includes it. Without the wait, a client could get a checkpoint older than its own receipt. */
    const signCaughtUpCheckpoint = async () => {
      await waitForProjection(store, ledgerTreeName, projectionTimeoutMs);
      return signCurrentCheckpoint();
    };

    /** @throws HttpProblem 404 for a size that the log has not reached */
    const assertSizeReached = async (size: number) => {
      if (size > (await signCurrentCheckpoint()).size && size > (await signCaughtUpCheckpoint()).size)
        throw new HttpProblem(404, `The log doesn’t have ${size} entries yet.`, { code: 'log-too-small' });
    };

    serve(app, readLedgerCheckpoint, async () => {
      const { size, note } = await signCaughtUpCheckpoint();
      return { size, checkpoint: note, key: key.verifierKey };
    });

    serve(app, readInclusionProof, async ({ query: { leaf, size } }) => {
      if (leaf >= size)
        throw new HttpProblem(400, 'leaf: must be less than size', { code: 'invalid-request' });
      await assertSizeReached(size);
      return { hashes: (await createInclusionProof(leaf, size, readNodes)).map(toBase64) };
    });

    serve(app, readConsistencyProof, async ({ query: { first, second } }) => {
      if (first > second)
        throw new HttpProblem(400, 'first: must not be greater than second', { code: 'invalid-request' });
      await assertSizeReached(second);
      return { hashes: (await createConsistencyProof(first, second, readNodes)).map(toBase64) };
    });

    serve(app, readLedgerStatus, async () => {
      const { inconsistency, ...monitorStatus } = checkpointMonitor.status();
      const auditStatus = audit.status();
      return {
        size: (await signCurrentCheckpoint()).size,
        key: key.verifierKey,
        ...monitorStatus,
        inconsistency: inconsistency ?? auditStatus?.difference ?? null,
        audit: auditStatus?.at
          ? { leaves: auditStatus.leaves, at: auditStatus.at, finishedAt: auditStatus.finishedAt }
          : null,
      };
    });
  };
