import { emptyTree, appendLeaves, hashLeaf, computeRoot } from '../index.ts';
import { describe, expect, it } from 'vitest';
import { toFrontierHex, readTree, parseTree } from './tree-table.ts';

const treeOfSize = (size: number) =>
  appendLeaves(
    emptyTree,
    Array.from({ length: size }, (_, at) => hashLeaf(Buffer.from(`entry ${at}`))),
  );

describe('a tree in its row', () => {
  it.each([0, 1, 2, 3, 7, 8, 100])('is restored with %i leaves', (size) => {
    const { tree } = treeOfSize(size);
    const read = parseTree({ size, frontier: Buffer.from(toFrontierHex(tree), 'hex') });
    expect(Buffer.from(computeRoot(read))).toEqual(Buffer.from(computeRoot(tree)));
    expect(read.size).toBe(size);
  });

  it('is empty without a row', async () => {
    expect(parseTree({ size: null, frontier: null })).toBe(emptyTree);
    expect(await readTree(async () => [], 'some_tree')).toBe(emptyTree);
  });

  it('grows to the same root after a restore', () => {
    const { tree } = treeOfSize(5);
    const read = parseTree({ size: 5, frontier: Buffer.from(toFrontierHex(tree), 'hex') });
    const more = [hashLeaf(Buffer.from('entry 5'))];
    expect(computeRoot(appendLeaves(read, more).tree)).toEqual(computeRoot(treeOfSize(6).tree));
  });
});
