import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createConsistencyProof,
  emptyRoot,
  emptyTree,
  appendLeaves,
  createInclusionProof,
  hashLeaf,
  createNewNodeReader,
  computeRootAt,
  computeRoot,
} from '../index.ts';
import {
  createInMemoryTree,
  computeNaivePath,
  computeNaiveProof,
  computeNaiveRoot,
} from '../testing/reference-tree.ts';
import { verifyConsistency, verifyInclusion } from '../verify/index.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/** Entries and roots of the reference vectors of Certificate Transparency, whose tree RFC 9162 uses. */
const entries = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
].map((text) => Buffer.from(text, 'hex'));
const roots = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

describe('the tree', () => {
  it('without leaves has the hash of the empty string as its root', () => {
    expect(hex(emptyRoot)).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(computeRoot(createInMemoryTree([]).tree)).toEqual(emptyRoot);
  });

  it.each(roots.map((root, at) => [at + 1, root] as const))(
    'of %i known entries has the known root',
    (size, root) => expect(hex(computeRoot(createInMemoryTree([entries.slice(0, size)]).tree))).toBe(root),
  );
});

describe('proofs of the seven leaves of RFC 9162, section 2.1.5', () => {
  const seven = 'd0 d1 d2 d3 d4 d5 d6'.split(' ').map((text) => Buffer.from(text));
  const { read } = createInMemoryTree([seven]);
  const of = (from: number, to: number) => hex(computeNaiveRoot(seven.slice(from, to)));
  const [c, f, j] = [of(2, 3), of(5, 6), of(6, 7)];
  const [g, h, i, k, l] = [of(0, 2), of(2, 4), of(4, 6), of(0, 4), of(4, 7)];

  it.each([
    [0, [of(1, 2), h, l]],
    [3, [c, g, l]],
    [4, [f, j, k]],
    [6, [i, k]],
  ])('of inclusion of leaf %i', async (leaf, proof) =>
    expect((await createInclusionProof(leaf, 7, read)).map(hex)).toEqual(proof),
  );

  it.each([
    [3, [c, of(3, 4), g, l]],
    [4, [l]],
    [6, [i, j, k]],
  ])('of consistency with the first %i', async (first, proof) =>
    expect((await createConsistencyProof(first, 7, read)).map(hex)).toEqual(proof),
  );
});

const batches = fc.array(fc.array(fc.uint8Array({ maxLength: 8 }), { maxLength: 20 }), { maxLength: 6 });

describe('any tree, appended in any batches', () => {
  it('has the roots of the definition, now and at every earlier size', () =>
    fc.assert(
      fc.asyncProperty(batches, async (given) => {
        const { tree, read } = createInMemoryTree(given);
        const all = given.flat();
        expect(computeRoot(tree)).toEqual(computeNaiveRoot(all));
        for (let size = 0; size <= all.length; size += 1)
          expect(await computeRootAt(size, read)).toEqual(computeNaiveRoot(all.slice(0, size)));
      }),
    ));

  it('proves each leaf at each size as the definition does, and the proof verifies', () =>
    fc.assert(
      fc.asyncProperty(batches, fc.nat(), fc.nat(), async (given, someSize, someLeaf) => {
        const { read } = createInMemoryTree(given);
        const all = given.flat();
        fc.pre(all.length > 0);
        const size = (someSize % all.length) + 1;
        const leaf = someLeaf % size;
        const proof = await createInclusionProof(leaf, size, read);
        const tree = all.slice(0, size);
        expect(proof).toEqual(computeNaivePath(leaf, tree));
        const claim = { leaf, size, leafHash: hashLeaf(all[leaf]!), proof, root: computeNaiveRoot(tree) };
        expect(await verifyInclusion(claim)).toBe(true);
      }),
    ));

  it('proves a batch from the nodes in memory while it is appended', () =>
    fc.assert(
      fc.asyncProperty(batches, async (given) => {
        const all = given.flat();
        let before = emptyTree;
        for (const batch of given) {
          const { tree, nodes } = appendLeaves(before, batch.map(hashLeaf));
          const read = createNewNodeReader(before, nodes);
          for (let leaf = before.size; leaf < tree.size; leaf += 1)
            expect(await createInclusionProof(leaf, tree.size, read)).toEqual(
              computeNaivePath(leaf, all.slice(0, tree.size)),
            );
          before = tree;
        }
      }),
    ));

  it('proves consistency as the definition does, and the proof verifies', () =>
    fc.assert(
      fc.asyncProperty(batches, fc.nat(), fc.nat(), async (given, one, other) => {
        const { read } = createInMemoryTree(given);
        const all = given.flat();
        const sizes = [one, other].map((some) => some % (all.length + 1));
        const [first, second] = [Math.min(...sizes), Math.max(...sizes)];
        const proof = await createConsistencyProof(first, second, read);
        expect(proof).toEqual(first === 0 ? [] : computeNaiveProof(first, all.slice(0, second)));
        const firstRoot = computeNaiveRoot(all.slice(0, first));
        const secondRoot = computeNaiveRoot(all.slice(0, second));
        expect(await verifyConsistency({ first, second, firstRoot, secondRoot, proof })).toBe(true);
      }),
    ));
});

describe('a false proof is rejected', () => {
  const grown = fc.array(fc.uint8Array({ minLength: 4, maxLength: 8 }), { minLength: 2, maxLength: 40 });
  const flipped = (bytes: Uint8Array, at: number) =>
    bytes.map((byte, place) => (place === at % bytes.length ? byte ^ 1 : byte));

  it('of inclusion: another entry, place, size, root, or a proof with one bit changed, one hash more or less', () =>
    fc.assert(
      fc.asyncProperty(grown, fc.nat(), fc.nat(), async (all, someLeaf, bit) => {
        const { read } = createInMemoryTree([all]);
        const size = all.length;
        const leaf = someLeaf % size;
        const proof = await createInclusionProof(leaf, size, read);
        const claim = { leaf, size, leafHash: hashLeaf(all[leaf]!), proof, root: computeNaiveRoot(all) };
        const lies = [
          { ...claim, leafHash: flipped(claim.leafHash, bit) },
          { ...claim, root: flipped(claim.root, bit) },
          { ...claim, leaf: size },
          { ...claim, leaf: -1 },
          {
            ...claim,
            proof: proof.map((hash, at) => (at === bit % proof.length ? flipped(hash, bit) : hash)),
          },
          { ...claim, proof: [...proof, claim.root] },
          { ...claim, proof: proof.slice(1) },
        ];
        for (const lie of lies) expect(await verifyInclusion(lie)).toBe(false);
      }),
    ));

  it('of consistency: another root, or a proof with one bit changed, one hash more or less', () =>
    fc.assert(
      fc.asyncProperty(grown, fc.nat(), fc.nat(), async (all, some, bit) => {
        const { read } = createInMemoryTree([all]);
        const second = all.length;
        const first = (some % (second - 1)) + 1;
        const proof = await createConsistencyProof(first, second, read);
        const firstRoot = computeNaiveRoot(all.slice(0, first));
        const claim = { first, second, firstRoot, secondRoot: computeNaiveRoot(all), proof };
        const lies = [
          { ...claim, firstRoot: flipped(firstRoot, bit) },
          { ...claim, secondRoot: flipped(claim.secondRoot, bit) },
          { ...claim, first: second + 1 },
          {
            ...claim,
            proof: proof.map((hash, at) => (at === bit % proof.length ? flipped(hash, bit) : hash)),
          },
          { ...claim, proof: [...proof, firstRoot] },
          { ...claim, proof: proof.slice(1) },
        ];
        for (const lie of lies) expect(await verifyConsistency(lie)).toBe(false);
      }),
    ));
});

it('computes indexes correctly beyond 32 bits', async () => {
  const size = 2 ** 40 + 3;
  const asked: number[] = [];
  await createInclusionProof(2 ** 40 + 1, size, async (places) => {
    asked.push(...places.map(({ level }) => level));
    return places.map(() => emptyRoot);
  });
  expect(asked).toEqual([0, 0, 40]);
});
