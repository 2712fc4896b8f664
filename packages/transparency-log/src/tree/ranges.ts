import type { TreeNode } from './append-leaves.ts';

/** The leaves `from` (inclusive) to `to` (exclusive). */
export interface Range {
  readonly from: number;
  readonly to: number;
}

type NodeId = Pick<TreeNode, 'level' | 'index'>;

/** Whose hashes prove that a leaf stands in a tree, from the leaf upwards: PATH of RFC 9162, section 2.1.3.1. */
export function inclusionRanges(leaf: number, size: number): Range[] {
  if (!(leaf >= 0 && leaf < size)) throw new RangeError(`Leaf ${leaf} is not in a tree of ${size}.`);
  return path(leaf, { from: 0, to: size });
}

/** Whose hashes prove that a tree only grew: PROOF of RFC 9162, section 2.1.4.1. None when the first is empty or they are alike. */
export function consistencyRanges(first: number, second: number): Range[] {
  if (!(first >= 0 && first <= second))
    throw new RangeError(`A tree of ${first} is no beginning of ${second}.`);
  return first === 0 || first === second ? [] : subproof(first, { from: 0, to: second }, true);
}

/** The complete subtrees that make up a range which the tree's own splitting gave, left to right. */
export function completeSubtrees({ from, to }: Range): NodeId[] {
  const places: NodeId[] = [];
  for (let start = from; start < to;) {
    const level = Math.floor(Math.log2(to - start));
    places.push({ level, index: start / 2 ** level });
    start += 2 ** level;
  }
  return places;
}

function path(leaf: number, range: Range): Range[] {
  if (range.to - range.from === 1) return [];
  const [left, right] = split(range);
  return leaf < left.to ? [...path(leaf, left), right] : [...path(leaf, right), left];
}

/** `known`: the verifier has the hash of this very range, because it is the whole first tree. */
function subproof(first: number, range: Range, known: boolean): Range[] {
  if (first === range.to) return known ? [] : [range];
  const [left, right] = split(range);
  return first <= left.to
    ? [...subproof(first, left, known), right]
    : [...subproof(first, right, false), left];
}

/** At the largest power of two below its length. */
function split({ from, to }: Range): [Range, Range] {
  const at = from + 2 ** Math.ceil(Math.log2(to - from) - 1);
  return [
    { from, to: at },
    { from: at, to },
  ];
}
