import type { NodeId } from './append-leaves.ts';

/** The leaves `from` (inclusive) to `to` (exclusive). */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Returns the ranges of an inclusion proof, from the leaf upwards: PATH of RFC 9162, section 2.1.3.1. */
export function listInclusionRanges(leaf: number, size: number): Range[] {
  if (!(leaf >= 0 && leaf < size)) throw new RangeError(`Leaf ${leaf} is not in a tree of ${size}.`);
  return listPathRanges(leaf, { from: 0, to: size });
}

/** Returns the ranges of a consistency proof: PROOF of RFC 9162, section 2.1.4.1. None when the first tree is empty or the sizes are equal. */
export function listConsistencyRanges(first: number, second: number): Range[] {
  if (!(first >= 0 && first <= second))
    throw new RangeError(`A tree of ${first} is not a prefix of a tree of ${second}.`);
  return first === 0 || first === second ? [] : listSubproofRanges(first, { from: 0, to: second }, true);
}

/** Returns the complete subtrees of a range, left to right. The range must be one that `split` returns. */
export function listCompleteSubtrees({ from, to }: Range): NodeId[] {
  const nodeIds: NodeId[] = [];
  for (let start = from; start < to;) {
    const level = Math.floor(Math.log2(to - start));
    nodeIds.push({ level, index: start / 2 ** level });
    start += 2 ** level;
  }
  return nodeIds;
}

function listPathRanges(leaf: number, range: Range): Range[] {
  if (range.to - range.from === 1) return [];
  const [left, right] = split(range);
  return leaf < left.to ? [...listPathRanges(leaf, left), right] : [...listPathRanges(leaf, right), left];
}

/** `isKnown`: the verifier has the hash of this range, because it is the whole first tree. */
function listSubproofRanges(first: number, range: Range, isKnown: boolean): Range[] {
  if (first === range.to) return isKnown ? [] : [range];
  const [left, right] = split(range);
  return first <= left.to
    ? [...listSubproofRanges(first, left, isKnown), right]
    : [...listSubproofRanges(first, right, false), left];
}

/** Splits at the largest power of two below the length. */
function split({ from, to }: Range): [Range, Range] {
  const middle = from + 2 ** Math.ceil(Math.log2(to - from) - 1);
  return [
    { from, to: middle },
    { from: middle, to },
  ];
}
