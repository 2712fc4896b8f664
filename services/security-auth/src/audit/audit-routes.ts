import {
  readAuditConsistencyProof,
  readAuditEntry,
  readAuditLogStatus,
  exportAudit,
  listAudit,
} from '@aera/contracts';
import {
  assertSizeReached,
  type CheckpointMonitor,
  type LogKey,
  type SignedCheckpoint,
} from '@aera/transparency-log/log';
import { createConsistencyProof, createInclusionProof, type ReadNodes } from '@aera/transparency-log';
import { toBase64 } from '@aera/transparency-log/verify';
import { HttpProblem, serve, type ServiceContext } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { findEntryById, findEntries } from './audit-queries.ts';
import { exportEntries } from './export-entries.ts';

interface Deps extends Pick<ServiceContext, 'sql' | 'clock'> {
  readonly key: LogKey;
  readonly readNodes: ReadNodes;
  readonly signCurrentCheckpoint: () => Promise<SignedCheckpoint>;
  readonly checkpointMonitor: CheckpointMonitor;
  readonly findStewardIds: (name: string) => Promise<string[]>;
}

/** Search, proofs and export of the audit log, for stewards who review it. */
export const auditRoutes =
  ({
    sql,
    key,
    readNodes,
    signCurrentCheckpoint,
    checkpointMonitor,
    findStewardIds,
    clock,
  }: Deps): FastifyPluginAsync =>
  async (app) => {
    const withStewardIds = async <F extends { actor?: string | undefined }>(filter: F) => ({
      ...filter,
      stewardIds: filter.actor ? await findStewardIds(filter.actor) : [],
    });

    serve(app, listAudit, async ({ query: { limit, order, before, after, ...query } }) => {
      const filter = await withStewardIds(query);
      const range = order === 'ascending' ? { after: after ?? -1 } : { before };
      const [found, { size }] = await Promise.all([
        findEntries(sql, filter, { limit: limit + 1, ...range, outcomes: false }),
        signCurrentCheckpoint(),
      ]);
      const entries = found.slice(0, limit);
      return { entries, next: found.length > limit ? (entries.at(-1)?.leaf ?? null) : null, size };
    });

    serve(app, readAuditEntry, async ({ params: { id } }) => {
      const found = await findEntryById(sql, id);
      if (!found) throw new HttpProblem(404, 'Audit entry not found.', { code: 'audit-entry-not-found' });
      const { size, note } = await signCurrentCheckpoint();
      const hashes = await createInclusionProof(found.leaf, size, readNodes);
      return { ...found, key: key.verifierKey, checkpoint: note, hashes: hashes.map(toBase64) };
    });

    serve(app, readAuditLogStatus, async () => ({
      size: (await signCurrentCheckpoint()).size,
      key: key.verifierKey,
      ...checkpointMonitor.status(),
    }));

    serve(app, readAuditConsistencyProof, async ({ query: { first, second } }) => {
      await assertSizeReached(second, signCurrentCheckpoint);
      return { hashes: (await createConsistencyProof(first, second, readNodes)).map(toBase64) };
    });

    serve(app, exportAudit, async ({ query, reply }) => {
      const name = `audit-${clock().toISOString().slice(0, 10)}.ndjson`;
      reply.header('content-disposition', `attachment; filename="${name}"`).type('application/x-ndjson');
      const [filter, checkpoint] = await Promise.all([withStewardIds(query), signCurrentCheckpoint()]);
      return reply.send(exportEntries({ sql, readNodes, key }, filter, checkpoint));
    });
  };
