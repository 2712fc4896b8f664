import { emptyTree, appendLeaves, leafHash, type ReadNodes, type Tree } from '../index.ts';

/** A tree grown in the given batches, with its nodes kept in memory. */
export function inMemoryTree(batches: readonly (readonly Uint8Array[])[]): { tree: Tree; read: ReadNodes } {
  const kept = new Map<string, Uint8Array>();
  const key = ({ level, index }: { level: number; index: number }) => `${level}/${index}`;
  const tree = batches.reduce<Tree>((before, entries) => {
    const { tree: after, nodes } = appendLeaves(before, entries.map(leafHash));
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
