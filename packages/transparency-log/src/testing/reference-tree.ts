import {
  appendLeaves,
  emptyTree,
  type ReadNodes,
  type Tree,
  emptyRoot,
  type Hash,
  hashLeaf,
  hashNode,
} from '../index.ts';

/** Implements the definitions of RFC 9162, section 2.1, literally: slow, and the reference for the real tree. */
export function computeNaiveRoot(entries: readonly Uint8Array[]): Hash {
  const [only, ...others] = entries;
  if (!only) return emptyRoot;
  if (others.length === 0) return hashLeaf(only);
  const k = computeSplitPoint(entries.length);
  return hashNode(computeNaiveRoot(entries.slice(0, k)), computeNaiveRoot(entries.slice(k)));
}

export function computeNaivePath(m: number, entries: readonly Uint8Array[]): Hash[] {
  if (entries.length <= 1) return [];
  const k = computeSplitPoint(entries.length);
  return m < k
    ? [...computeNaivePath(m, entries.slice(0, k)), computeNaiveRoot(entries.slice(k))]
    : [...computeNaivePath(m - k, entries.slice(k)), computeNaiveRoot(entries.slice(0, k))];
}

export const computeNaiveProof = (m: number, entries: readonly Uint8Array[]): Hash[] =>
  computeSubproof(m, entries, true);

function computeSubproof(m: number, entries: readonly Uint8Array[], whole: boolean): Hash[] {
  if (m === entries.length) return whole ? [] : [computeNaiveRoot(entries)];
  const k = computeSplitPoint(entries.length);
  return m <= k
    ? [...computeSubproof(m, entries.slice(0, k), whole), computeNaiveRoot(entries.slice(k))]
    : [...computeSubproof(m - k, entries.slice(k), false), computeNaiveRoot(entries.slice(0, k))];
}

/** The largest power of two smaller than n. */
function computeSplitPoint(n: number): number {
  let k = 1;
  while (k * 2 < n) k *= 2;
  return k;
}

/** Creates a tree from these batches, with its nodes in memory. */
export function createInMemoryTree(batches: readonly (readonly Uint8Array[])[]): {
  tree: Tree;
  read: ReadNodes;
} {
  const hashes = new Map<string, Uint8Array>();
  const toKey = ({ level, index }: { level: number; index: number }) => `${level}/${index}`;
  const tree = batches.reduce<Tree>((before, entries) => {
    const { tree: after, nodes } = appendLeaves(before, entries.map(hashLeaf));
    for (const node of nodes) hashes.set(toKey(node), node.hash);
    return after;
  }, emptyTree);
  const read: ReadNodes = async (nodeIds) =>
    nodeIds.map((id) => {
      const hash = hashes.get(toKey(id));
      if (!hash) throw new Error(`Node ${toKey(id)} does not exist.`);
      return hash;
    });
  return { tree, read };
}
