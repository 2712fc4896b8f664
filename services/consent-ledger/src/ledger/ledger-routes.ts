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
  readonly checkpointNow: () => Promise<SignedCheckpoint>;
  readonly checkpointMonitor: CheckpointMonitor;
  readonly audit: Audit;
}

/** Maximum wait for the tables in milliseconds; their lag is normally less than a tenth of that. */
const projectionTimeoutMs = 500;

/** Public routes of the log, and its status for stewards. */
export const ledgerRoutes =
  ({ store, key, readNodes, checkpointNow, checkpointMonitor, audit }: Deps): FastifyPluginAsync =>
  async (app) => {
    /** Acknowledgements are ahead of the tables; without this wait a client could see a log smaller than its proof. */
    const waitForTables = async () => {
      await waitForProjection(store, ledgerTreeName, projectionTimeoutMs);
      return checkpointNow();
    };

    /** @throws HttpProblem 404 for a size that the log has not reached */
    const assertTreeSize = async (size: number) => {
      if (size > (await checkpointNow()).size && size > (await waitForTables()).size)
        throw new HttpProblem(404, `The log doesn’t have ${size} entries yet.`, { code: 'log-too-small' });
    };

    serve(app, readLedgerCheckpoint, async () => {
      const { size, note } = await waitForTables();
      return { size, checkpoint: note, key: key.verifierKey };
    });

    serve(app, readInclusionProof, async ({ query: { leaf, size } }) => {
      if (leaf >= size) throw new HttpProblem(400, 'leaf: must be below size', { code: 'invalid-request' });
      await assertTreeSize(size);
      return { hashes: (await createInclusionProof(leaf, size, readNodes)).map(toBase64) };
    });

    serve(app, readConsistencyProof, async ({ query: { first, second } }) => {
      if (first > second)
        throw new HttpProblem(400, 'first: must not be above second', { code: 'invalid-request' });
      await assertTreeSize(second);
      return { hashes: (await createConsistencyProof(first, second, readNodes)).map(toBase64) };
    });

    serve(app, readLedgerStatus, async () => {
      const { inconsistency, ...checkpoints } = checkpointMonitor.status();
      const audited = audit.status();
      return {
        size: (await checkpointNow()).size,
        key: key.verifierKey,
        ...checkpoints,
        inconsistency: inconsistency ?? audited?.difference ?? null,
        audit: audited?.at
          ? { leaves: audited.leaves, at: audited.at, finishedAt: audited.finishedAt }
          : null,
      };
    });
  };
