import { spawnSync } from 'node:child_process';
import { createHash, generateKeyPairSync, webcrypto } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyTree, grow, inclusionProof, leafHash, rootOf } from '@aera/merkle-log';
import { canonicalJson, formatCheckpoint, formatNoteKey, signNote, toBase64 } from '@aera/merkle-log/verify';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CheckName, verifyReceipt } from './index.ts';

type Draft = Awaited<ReturnType<typeof issue>>;

const text = ['Welcome', 'You agree'];
const disclosure = {
  salt: 'c2FsdA',
  ip: '203.0.113.7',
  userAgent: 'Browser',
  url: 'u',
  referrer: null,
  position: null,
};
const data = {
  consentId: 'c-1',
  sessionId: 's-1',
  noticeVersion: '1.0',
  noticeHash: createHash('sha256').update(text.join('\n')).digest('hex'),
  consentedAt: '2026-01-01T00:00:00.000Z',
  commitment: createHash('sha256').update(canonicalJson(disclosure)).digest('base64url'),
};

/** A receipt as the ledger issues it: the third of five entries. */
async function issue(origin = 'ledger.example') {
  const entry = canonicalJson({ type: 'ConsentRecorded', data });
  const leaves = ['a', 'b', entry, 'd', 'e'].map((line) => leafHash(Buffer.from(line)));
  const { tree, nodes } = grow(emptyTree, leaves);
  const hashes = await inclusionProof(2, tree.size, async (places) =>
    places.map(
      ({ level, index }) => nodes.find((node) => node.level === level && node.index === index)!.hash,
    ),
  );
  const jwk = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  const privateKey = await webcrypto.subtle.importKey('jwk', jwk, 'Ed25519', false, ['sign']);
  const key = { name: origin, publicKey: new Uint8Array(Buffer.from(String(jwk.x), 'base64url')) };
  const checkpoint = formatCheckpoint({ origin: 'ledger.example', size: tree.size, root: rootOf(tree) });
  return {
    '@type': 'ConsentReceipt',
    recordId: 'c-1',
    piiPrincipalId: 's-1',
    notice: { version: '1.0', hash: data.noticeHash, text } as {
      version: string;
      hash: string;
      text: string[] | null;
    },
    events: [{ type: 'given', at: data.consentedAt }],
    disclosure: disclosure as typeof disclosure | null,
    proof: {
      entry,
      key: await formatNoteKey(key),
      inclusion: {
        leaf: 2,
        hashes: hashes.map(toBase64),
        checkpoint: await signNote(checkpoint, { ...key, privateKey }),
      } as { leaf: number; hashes: string[]; checkpoint: string } | null,
    },
  };
}

let receipt: Draft;
beforeAll(async () => {
  receipt = await issue();
});

const wrong = async (value: unknown, key?: string): Promise<CheckName[]> =>
  (await verifyReceipt(value, key)).checks.filter(({ state }) => state === 'bad').map(({ name }) => name);
const changed = (change: (draft: Draft) => void): Draft => {
  const draft = structuredClone(receipt);
  change(draft);
  return draft;
};

describe('the command', () => {
  const run = async (value: unknown, ...options: string[]) => {
    const folder = await mkdtemp(join(tmpdir(), 'aera-receipt-'));
    const file = join(folder, 'receipt.json');
    await writeFile(file, typeof value === 'string' ? value : JSON.stringify(value));
    const { status, stdout } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, 'cli.ts'), file, ...options],
      { encoding: 'utf8' },
    );
    await rm(folder, { recursive: true });
    return { status, stdout };
  };

  it('says that a good receipt is valid, and ends well', async () => {
    const { status, stdout } = await run(receipt, '--key', receipt.proof.key);
    expect(stdout).toMatch(/✓ The record stands in that log\n[^]*This receipt is valid\./);
    expect(status).toBe(0);
  });

  it.each([() => changed((draft) => (draft.recordId = 'c-2')), () => 'no JSON'])(
    'says what is wrong, and ends badly',
    async (made) => {
      const { status, stdout } = await run(made());
      expect(stdout).toMatch(/✗ [^]*NOT valid/);
      expect(status).toBe(1);
    },
  );
});

describe('a receipt', () => {
  it('is valid as it was issued, with the key known or not', async () => {
    const { valid, checks, checkpoint } = await verifyReceipt(receipt, receipt.proof.key);
    expect(checks.every(({ state }) => state === 'good')).toBe(true);
    expect(valid).toBe(true);
    expect(checkpoint?.size).toBe(5);
    expect((await verifyReceipt(receipt)).valid).toBe(true);
  });

  it('stays valid when the values are left out, and cannot be without its proof', async () => {
    expect((await verifyReceipt(changed((draft) => (draft.disclosure = null)))).valid).toBe(true);
    const pending = await verifyReceipt(changed((draft) => (draft.proof.inclusion = null)));
    expect(pending.valid).toBe(false);
    expect(pending.checks).toContainEqual({ name: 'inclusion', state: 'absent' });
  });

  it.each<[CheckName, string, (draft: Draft) => void]>([
    ['record', 'another time', (draft) => (draft.events[0]!.at = '2027-01-01T00:00:00.000Z')],
    ['record', 'another id', (draft) => (draft.recordId = 'c-2')],
    ['record', 'another visitor', (draft) => (draft.piiPrincipalId = 's-2')],
    ['notice', 'another text', (draft) => (draft.notice.text = ['Welcome', 'You agree to more'])],
    ['disclosure', 'another address', (draft) => (draft.disclosure = { ...disclosure, ip: '203.0.113.8' })],
    ['inclusion', 'another place', (draft) => (draft.proof.inclusion!.leaf = 3)],
    ['inclusion', 'a hash cut short', (draft) => (draft.proof.inclusion!.hashes[0] = 'AAAA')],
    ['inclusion', 'another entry', (draft) => (draft.proof.entry = draft.proof.entry.replace('c-1', 'c-3'))],
    [
      'checkpoint',
      'another size',
      (draft) =>
        (draft.proof.inclusion!.checkpoint = draft.proof.inclusion!.checkpoint.replace('\n5\n', '\n6\n')),
    ],
    ['checkpoint', 'another key', (draft) => (draft.proof.key = draft.proof.key.slice(0, -4) + 'AAAA')],
  ])('fails the check of the %s with %s', async (name, _, change) =>
    expect(await wrong(changed(change))).toContain(name),
  );

  it('of somebody else is found out by the known key', async () => {
    expect(await wrong(await issue(), receipt.proof.key)).toEqual(['key']);
  });

  it('of a key that signs for another log is refused', async () =>
    expect(await wrong(await issue('elsewhere.example'))).toContain('checkpoint'));

  it.each([null, 1, [], {}, { '@type': 'ConsentReceipt' }, { proof: null }])(
    'is not made of %j',
    async (value) => expect((await verifyReceipt(value)).checks).toEqual([{ name: 'form', state: 'bad' }]),
  );
});
