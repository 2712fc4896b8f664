import { generateKeyPairSync } from 'node:crypto';
import { openLogKey } from '@aera/transparency-log/log';
import { emptyTree, appendLeaves, createInclusionProof, hashLeaf, computeRoot } from '@aera/transparency-log';
import { formatCheckpoint, signNote, toBase64 } from '@aera/transparency-log/verify';
import { describe, expect, it } from 'vitest';
import { verifyExport } from './verify-export.ts';

/** Creates an export of five entries in the format of the service. */
async function exported() {
  const jwk = JSON.stringify(generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }));
  const key = await openLogKey(jwk, 'aera.example/test');
  const entries = ['a', 'b', 'c', 'd', 'e'].map((name) => JSON.stringify({ name }));
  const { tree, nodes } = appendLeaves(
    emptyTree,
    entries.map((entry) => hashLeaf(Buffer.from(entry))),
  );
  const kept = new Map(nodes.map(({ level, index, hash }) => [`${level}/${index}`, hash]));
  const checkpoint = await signNote(
    formatCheckpoint({ origin: key.noteKey.name, size: tree.size, root: computeRoot(tree) }),
    { ...key.noteKey, privateKey: key.privateKey },
  );
  const lines = await Promise.all(
    entries.map(async (entry, leaf) => ({
      leaf,
      entry,
      hashes: (
        await createInclusionProof(leaf, tree.size, async (places) =>
          places.map(({ level, index }) => kept.get(`${level}/${index}`) as Uint8Array),
        )
      ).map(toBase64),
    })),
  );
  return {
    key: key.verifierKey,
    head: { log: key.noteKey.name, key: key.verifierKey, size: tree.size, checkpoint },
    lines,
  };
}

const verify = (values: readonly unknown[], key?: string) =>
  verifyExport(
    (async function* lines() {
      for (const value of values) yield typeof value === 'string' ? value : JSON.stringify(value);
    })(),
    key,
  );

describe('verification of an export', async () => {
  const { key, head, lines } = await exported();

  it('accepts a complete and a partial export', async () => {
    expect(await verify([head, ...lines], key)).toEqual({ entries: 5, problem: null });
    expect(await verify([head, lines[3]])).toEqual({ entries: 1, problem: null });
    expect(await verify([head])).toEqual({ entries: 0, problem: null });
  });

  it('rejects a changed entry and an entry of another leaf', async () => {
    const forged = { ...lines[1]!, entry: '{"name":"x"}' };
    expect(await verify([head, lines[0], forged])).toEqual({
      entries: 1,
      problem: 'Line 3: the entry of leaf 1 is not in the log.',
    });
    expect((await verify([head, { ...lines[1]!, leaf: 2 }])).problem).toMatch(/leaf 2 is not in the log/);
  });

  it('rejects another key and an invalid signature', async () => {
    const other = await exported();
    expect((await verify([head, ...lines], other.key)).problem).toMatch(/another key/);
    expect((await verify([{ ...head, key: other.key }, ...lines])).problem).toMatch(/not signed/);
    expect((await verify([{ ...head, checkpoint: head.checkpoint.replace('5\n', '6\n') }])).problem).toMatch(
      /not signed/,
    );
  });

  it('describes why a file is not an export', async () => {
    expect((await verify([])).problem).toBe('The file is empty.');
    expect((await verify(['nonsense'])).problem).toMatch(/not the head of an export/);
    expect((await verify([head, '{}'])).problem).toBe('Line 2 is not an entry with a proof.');
  });
});
