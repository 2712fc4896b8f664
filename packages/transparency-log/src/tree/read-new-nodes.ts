import type { Tree, TreeNode } from './append-leaves.ts';
import type { NodePlace, ReadNodes } from './proof.ts';
import { completeSubtrees } from './ranges.ts';

/**
 * Answers the nodes that the proofs of newly grown leaves need: what `grow` was given and what it made is all there is to them.
 * @throws when asked for any other
 */
export function readGrown(before: Tree, nodes: readonly TreeNode[]): ReadNodes {
  const known = new Map(nodes.map((node) => [keyOf(node), node.hash]));
  for (const [at, place] of completeSubtrees({ from: 0, to: before.size }).entries())
    known.set(keyOf(place), before.frontier[at] as Uint8Array);
  return async (places) =>
    places.map((place) => {
      const hash = known.get(keyOf(place));
      if (!hash) throw new Error(`Node ${keyOf(place)} is not among the grown ones.`);
      return hash;
    });
}

const keyOf = ({ level, index }: NodePlace): string => `${level}/${index}`;
