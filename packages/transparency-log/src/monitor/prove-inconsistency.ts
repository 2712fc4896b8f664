import {
  countTileHashes,
  createFullConsistencyProof,
  createTileNodeReader,
  type ReadNodes,
  type ReadTiles,
} from '../index.ts';
import {
  createInconsistency,
  type Inconsistency,
  type NoteKey,
  openCheckpoint,
  verifyInconsistency,
} from '../verify/index.ts';
import type { LogClient } from './log-client.ts';

interface SignedLog {
  readonly key: NoteKey;
  readonly verifierKey: string;
}

/** Reads nodes from the tiles that a log of that size serves. */
export const createRemoteNodeReader = (client: LogClient, size: number): ReadNodes => {
  const readTiles: ReadTiles = (tiles) =>
    Promise.all(tiles.map((tile) => client.readTile({ ...tile, width: countTileHashes(tile, size) })));
  return createTileNodeReader(readTiles);
};

/**
 * Returns evidence that two signed checkpoints, in any order, contradict each other, from the tiles that the log serves. Null does not mean
 * that they agree: it is also returned if a signature is invalid, or if the tiles do not lead to the root of the larger checkpoint.
 */
export async function proveInconsistencyFromTiles(
  log: SignedLog,
  one: string,
  other: string,
  client: LogClient,
): Promise<Inconsistency | null> {
  return proveInconsistency(log, one, other, (size) => createRemoteNodeReader(client, size));
}

/** The same from any source of nodes: `readNodesAt` is called with the size of the larger checkpoint. */
export async function proveInconsistency(
  { key, verifierKey }: SignedLog,
  one: string,
  other: string,
  readNodesAt: (size: number) => ReadNodes,
): Promise<Inconsistency | null> {
  const [a, b] = await Promise.all([openCheckpoint(one, key), openCheckpoint(other, key)]);
  if (!a || !b) return null;
  const [first, second] = a.size <= b.size ? [one, other] : [other, one];
  const [small, large] = [Math.min(a.size, b.size), Math.max(a.size, b.size)];
  const proof =
    small === large || small === 0 ? [] : await createFullConsistencyProof(small, large, readNodesAt(large));
  const evidence = createInconsistency(verifierKey, first, second, proof);
  return (await verifyInconsistency(evidence, verifierKey)) ? evidence : null;
}
