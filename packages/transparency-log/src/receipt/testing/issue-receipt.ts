import { createHash, generateKeyPairSync, webcrypto } from 'node:crypto';
import { emptyTree, appendLeaves, createInclusionProof, hashLeaf, computeRoot } from '../../index.ts';
import {
  toCanonicalJson,
  createCommitmentEntry,
  formatCheckpoint,
  formatNoteKey,
  signNote,
  toBase64,
} from '../../verify/index.ts';

export const text = ['Welcome', 'You agree'];
export const disclosure = {
  salt: 'c2FsdA',
  ip: '203.0.113.7',
  userAgent: 'Browser',
  url: 'u',
  referrer: null,
  position: null,
};
const sha256 = (data: string) => createHash('sha256').update(data);
const recorded = {
  consentId: 'c-1',
  sessionId: 's-1',
  noticeVersion: '1.0',
  noticeHash: sha256(text.join('\n')).digest('hex'),
  consentedAt: '2026-01-01T00:00:00.000Z',
  commitment: sha256(toCanonicalJson(disclosure)).digest('base64url'),
};
const withdrawn = { consentId: 'c-1', sessionId: 's-1', withdrawnAt: '2026-02-01T00:00:00.000Z' };
const erased = { sessionId: 's-1', consentIds: ['c-1', 'c-0'], erasedAt: '2026-03-01T00:00:00.000Z' };

export type Issued = Awaited<ReturnType<typeof issueReceipt>>;

/** Issues what the ledger issues, from a log of five entries: a receipt, the receipt after the withdrawal, and a certificate. */
export async function issueReceipt(origin = 'ledger.example') {
  const entries = [
    toCanonicalJson({ type: 'ConsentRecorded', data: recorded }),
    toCanonicalJson({ type: 'ConsentWithdrawn', data: withdrawn }),
    toCanonicalJson({ type: 'VisitorErased', data: erased }),
  ] as const;
  const salts = ['salt-0', 'salt-1', 'salt-2'] as const;
  const committed = await Promise.all(
    entries.map((entry, at) => createCommitmentEntry(entry, salts[at] ?? '')),
  );
  const { tree, nodes } = appendLeaves(
    emptyTree,
    ['a', ...committed, 'e'].map((line) => hashLeaf(Buffer.from(line))),
  );
  const jwk = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  const privateKey = await webcrypto.subtle.importKey('jwk', jwk, 'Ed25519', false, ['sign']);
  const noteKey = { name: origin, publicKey: new Uint8Array(Buffer.from(String(jwk.x), 'base64url')) };
  const key = await formatNoteKey(noteKey);
  const state = formatCheckpoint({ origin: 'ledger.example', size: tree.size, root: computeRoot(tree) });
  const checkpoint = await signNote(state, { ...noteKey, privateKey });
  const prove = async (at: 0 | 1 | 2) => {
    const hashes = await createInclusionProof(at + 1, tree.size, async (places) =>
      places.map(
        ({ level, index }) => nodes.find((node) => node.level === level && node.index === index)!.hash,
      ),
    );
    type Inclusion = { leaf: number; hashes: string[]; checkpoint: string };
    return {
      entry: entries[at],
      salt: salts[at] as string,
      inclusion: { leaf: at + 1, hashes: hashes.map(toBase64), checkpoint } as Inclusion | null,
    };
  };
  const receipt = {
    '@type': 'ConsentReceipt',
    recordId: 'c-1',
    piiPrincipalId: 's-1',
    notice: { version: '1.0', hash: recorded.noticeHash as string | null, text: text as string[] | null },
    events: [{ type: 'given', at: recorded.consentedAt }],
    disclosure: disclosure as typeof disclosure | null,
    proof: { ...(await prove(0)), key },
    withdrawal: null as Awaited<ReturnType<typeof prove>> | null,
  };
  const certificate = {
    '@type': 'ErasureCertificate',
    sessionId: erased.sessionId,
    erasedAt: erased.erasedAt,
    consents: erased.consentIds,
    proof: { ...(await prove(2)), key },
  };
  return {
    key,
    receipt,
    withdrawnReceipt: {
      ...receipt,
      events: [...receipt.events, { type: 'withdrawn', at: withdrawn.withdrawnAt }],
      withdrawal: await prove(1),
    },
    certificate,
  };
}
