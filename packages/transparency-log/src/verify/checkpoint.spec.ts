import type { webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { emptyRoot } from '../index.ts';
import {
  formatCheckpoint,
  formatNoteKey,
  openNote,
  parseCheckpoint,
  parseNoteKey,
  signNote,
} from './index.ts';

const keyPair = async (name: string) => {
  const { publicKey, privateKey } = (await crypto.subtle.generateKey('Ed25519', true, [
    'sign',
    'verify',
  ])) as webcrypto.CryptoKeyPair;
  return { name, privateKey, publicKey: new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)) };
};

const checkpoint = { origin: 'ledger.example/consents', size: 42, root: emptyRoot };

describe('a checkpoint', () => {
  const text = 'ledger.example/consents\n42\n47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\n';

  it('is three lines of text', () => expect(formatCheckpoint(checkpoint)).toBe(text));

  it('is parsed, with or without extensions', () => {
    const read = { ...checkpoint, root: new Uint8Array(emptyRoot) };
    expect(parseCheckpoint(text)).toEqual(read);
    expect(parseCheckpoint(`${text}an extension\n`)).toEqual(read);
  });

  it.each([
    ['no origin', text.replace('ledger.example/consents', '')],
    ['a size that is no plain number', text.replace('42', '042')],
    ['a size past what is exact', text.replace('42', '9007199254740993')],
    ['a root of another length', text.replace('47DE', '')],
    ['a root that is no base 64', text.replace('47DE', '4-_E')],
  ])('with %s is rejected', (_, malformed) => expect(parseCheckpoint(malformed)).toBeNull());
});

describe('a signed note', () => {
  /** Key, text and signature from the documentation of the format's reference implementation, golang.org/x/mod/sumdb/note. */
  const peter = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';
  const text =
    "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n";
  const signed = `${text}\n— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n`;

  it('of the reference implementation verifies', async () => {
    const key = await parseNoteKey(peter);
    expect(key && (await openNote(signed, key))).toBe(text);
  });

  it('verifies with its key and keeps its text', async () => {
    const key = await keyPair('ledger.example');
    const note = await signNote(formatCheckpoint(checkpoint), key);
    expect(await openNote(note, key)).toBe(formatCheckpoint(checkpoint));
    expect(await parseNoteKey(await formatNoteKey(key))).toEqual({
      name: key.name,
      publicKey: key.publicKey,
    });
  });

  it('verifies next to another signature', async () => {
    const [key, otherParty] = [await keyPair('ledger.example'), await keyPair('witness.example')];
    const text = formatCheckpoint(checkpoint);
    const [mine, theirs] = [await signNote(text, key), await signNote(text, otherParty)];
    expect(await openNote(`${theirs}${mine.slice(text.length + 1)}`, key)).toBe(text);
  });

  it('is rejected with another text, signature or key', async () => {
    const key = await keyPair('ledger.example');
    const note = await signNote(formatCheckpoint(checkpoint), key);
    expect(await openNote(note.replace('42', '43'), key)).toBeNull();
    expect(await openNote(note, await keyPair('ledger.example'))).toBeNull();
    expect(await openNote(note, { ...key, name: 'other.example' })).toBeNull();
    expect(await openNote('no note at all', key)).toBeNull();
  });

  it.each([peter.replace('c74f', 'c74e'), peter.replace('+ARpc', '+AhpC'), 'PeterNeumann', ''])(
    'rejects the malformed key %j',
    async (text) => expect(await parseNoteKey(text)).toBeNull(),
  );
});
