import { ledgerCheckpoint, ledgerConsistency, ledgerInclusion, ledgerStatus } from '@aera/contracts';
import { consistencyProof, inclusionProof, type ReadNodes } from '@aera/merkle-log';
import { toBase64 } from '@aera/merkle-log/verify';
import { HttpProblem, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { SignedCheckpoint } from './checkpoints.ts';
import type { LedgerKey } from './ledger-key.ts';
import type { Witness } from './witness.ts';

interface Deps {
  readonly key: LedgerKey;
  readonly readNodes: ReadNodes;
  readonly checkpointNow: () => Promise<SignedCheckpoint>;
  readonly witness: Witness;
}

/** What anybody may ask of the log, and what stewards see of its health. */
export const ledgerRoutes =
  ({ key, readNodes, checkpointNow, witness }: Deps): FastifyPluginAsync =>
  async (app) => {
    /** @throws HttpProblem 404 for a size that the log has not reached */
    const reached = async (size: number) => {
      if (size > (await checkpointNow()).size)
        throw new HttpProblem(404, `The log has not ${size} entries yet.`, { code: 'log-too-small' });
    };

    serve(app, ledgerCheckpoint, async () => {
      const { size, note } = await checkpointNow();
      return { size, checkpoint: note, key: key.text };
    });

    serve(app, ledgerInclusion, async ({ query: { leaf, size } }) => {
      if (leaf >= size) throw new HttpProblem(400, 'leaf: must be below size', { code: 'invalid-request' });
      await reached(size);
      return { hashes: (await inclusionProof(leaf, size, readNodes)).map(toBase64) };
    });

    serve(app, ledgerConsistency, async ({ query: { first, second } }) => {
      if (first > second)
        throw new HttpProblem(400, 'first: must not be above second', { code: 'invalid-request' });
      await reached(second);
      return { hashes: (await consistencyProof(first, second, readNodes)).map(toBase64) };
    });

    serve(app, ledgerStatus, async () => ({
      size: (await checkpointNow()).size,
      key: key.text,
      ...witness.status(),
    }));
  };
