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

/** The definitions of RFC 9162, section 2.1, transcribed literally: slow, and the reference for the real tree. */
export function naiveRoot(entries: readonly Uint8Array[]): Hash {
  const [only, ...others] = entries;
  if (!only) return emptyRoot;
  if (others.length === 0) return hashLeaf(only);
  const k = splitPoint(entries.length);
  return hashNode(naiveRoot(entries.slice(0, k)), naiveRoot(entries.slice(k)));
}

export function naivePath(m: number, entries: readonly Uint8Array[]): Hash[] {
  if (entries.length <= 1) return [];
  const k = splitPoint(entries.length);
  return m < k
    ? [...naivePath(m, entries.slice(0, k)), naiveRoot(entries.slice(k))]
    : [...naivePath(m - k, entries.slice(k)), naiveRoot(entries.slice(0, k))];
}

export const naiveProof = (m: number, entries: readonly Uint8Array[]): Hash[] => subproof(m, entries, true);

function subproof(m: number, entries: readonly Uint8Array[], whole: boolean): Hash[] {
  if (m === entries.length) return whole ? [] : [naiveRoot(entries)];
  const k = splitPoint(entries.length);
  return m <= k
    ? [...subproof(m, entries.slice(0, k), whole), naiveRoot(entries.slice(k))]
    : [...subproof(m - k, entries.slice(k), false), naiveRoot(entries.slice(0, k))];
}

/** The largest power of two smaller than n. */
function splitPoint(n: number): number {
  let k = 1;
  while (k * 2 < n) k *= 2;
  return k;
}

/** A tree appended in the given batches, with its nodes in memory. */
export function inMemoryTree(batches: readonly (readonly Uint8Array[])[]): { tree: Tree; read: ReadNodes } {
  const kept = new Map<string, Uint8Array>();
  const key = ({ level, index }: { level: number; index: number }) => `${level}/${index}`;
  const tree = batches.reduce<Tree>((before, entries) => {
    const { tree: after, nodes } = appendLeaves(before, entries.map(hashLeaf));
    for (const node of nodes) kept.set(key(node), node.hash);
    return after;
  }, emptyTree);
  const read: ReadNodes = async (places) =>
    places.map((place) => {
      const hash = kept.get(key(place));
      if (!hash) throw new Error(`Node ${key(place)} was never made.`);
      return hash;
    });
  return { tree, read };
}
