import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { type Manifest, manifestVersion, readManifest, toKeyFingerprint, writeManifest } from './manifest.ts';

const key = randomBytes(32);
const manifest: Manifest = {
  version: manifestVersion,
  id: '3d0ca315-aff9-4fc2-be61-3b76b9a2d798',
  createdAt: '2026-11-25T20:00:00.000Z',
  platform: 'a1b2',
  key: toKeyFingerprint(key),
  masterKeys: { 'contacts-crm': 'c3d4' },
  logPositions: { 'contacts-crm': '812:40' },
  migrations: { 'contacts-crm': ['0001-initial'] },
  parts: [{ name: 'contacts-crm.rows', size: 10, sha256: 'ab'.repeat(32) }],
};
const written = writeManifest(manifest, key);
const change = (changes: object) => JSON.stringify({ ...(JSON.parse(written) as object), ...changes });

it('reads what it has written', () => {
  expect(readManifest(written, key)).toEqual(manifest);
});

it.each([
  ['truncated', written.slice(0, -20), /truncated/],
  ['not an object', '[]', /not JSON/],
  ['of a newer version', change({ version: manifestVersion + 1, compression: 'zstd' }), /newer program/],
  ['without parts', change({ parts: [] }), /not valid/],
  [
    'with a part outside of its folder',
    change({ parts: [{ ...manifest.parts[0], name: '../a' }] }),
    /not valid/,
  ],
  ['with an unknown field', change({ note: 'a' }), /not valid/],
  ['with another hash', change({ parts: [{ ...manifest.parts[0], sha256: 'cd'.repeat(32) }] }), /changed/],
  ['with another position', change({ logPositions: {} }), /changed/],
  ['with an HMAC of as many characters but more bytes', change({ mac: 'é'.repeat(64) }), /changed/],
  ['without its HMAC', change({ mac: undefined }), /changed/],
])('rejects a manifest that is %s', (_, text, reason) => {
  expect(() => readManifest(text, key)).toThrow(reason);
});

it('rejects a manifest of another key and names both keys', () => {
  const other = randomBytes(32);
  expect(() => readManifest(written, other)).toThrow(
    new RegExp(`${toKeyFingerprint(key)}.*${toKeyFingerprint(other)}`),
  );
});
