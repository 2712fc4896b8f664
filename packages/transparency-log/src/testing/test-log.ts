import { generateKeyPairSync, webcrypto } from 'node:crypto';
import {
  appendLeaves,
  computeRoot,
  createConsistencyProof,
  createTileNodeReader,
  emptyTree,
  encodeEntryBundle,
  groupByTile,
  hashLeaf,
  parseTilePath,
  type ReadNodes,
} from '../index.ts';
import { formatCheckpoint, formatNoteKey, type NoteKey, signNote } from '../verify/index.ts';

export type TestKey = NoteKey & { readonly privateKey: webcrypto.CryptoKey };

/** Creates an Ed25519 key with a name. */
export async function createTestKey(name: string): Promise<TestKey> {
  const jwk = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  const privateKey = await webcrypto.subtle.importKey('jwk', jwk, 'Ed25519', false, ['sign']);
  return { name, privateKey, publicKey: new Uint8Array(Buffer.from(String(jwk.x), 'base64url')) };
}

/** One history of a log. A dishonest operator has several, all signed with one key. */
export interface TestHistory {
  readonly entries: readonly string[];
  readonly readNodes: ReadNodes;
  /** Signs the checkpoint of its first entries; of all by default. */
  sign(size?: number): Promise<string>;
  proveConsistency(from: number, to?: number): Promise<Uint8Array[]>;
  /** Serves the tiles as an HTTP server does; `checkpoint` is the signed note. */
  serve(checkpoint: string): typeof fetch;
}

export async function createTestLog(origin = 'log.example/test') {
  const key = await createTestKey(origin);
  const verifierKey = await formatNoteKey(key);

  function createHistory(entries: readonly string[]): TestHistory {
    const bytes = entries.map((entry) => Buffer.from(entry));
    const tiles = new Map<string, Buffer>();
    const { nodes } = appendLeaves(emptyTree, bytes.map(hashLeaf));
    for (const { level, index, hashes } of groupByTile(nodes))
      tiles.set(`${level}/${index}`, Buffer.concat(hashes));
    const readNodes = createTileNodeReader(async (ids) =>
      ids.map(({ level, index }) => tiles.get(`${level}/${index}`) ?? Buffer.alloc(0)),
    );
    const read = (path: string): Buffer | undefined => {
      const tile = parseTilePath(path);
      if (!tile) return undefined;
      const { level, index, width } = tile;
      if (level !== 'entries') return tiles.get(`${level}/${index}`)?.subarray(0, width * 32);
      return encodeEntryBundle(bytes.slice(index * 256, index * 256 + width));
    };
    return {
      entries,
      readNodes,
      sign(size = entries.length) {
        const { tree } = appendLeaves(emptyTree, bytes.slice(0, size).map(hashLeaf));
        return signNote(formatCheckpoint({ origin, size, root: computeRoot(tree) }), key);
      },
      async proveConsistency(from, to = entries.length) {
        return createConsistencyProof(from, to, readNodes);
      },
      serve: (checkpoint) => async (input) => {
        const path = String(input).replace('https://log.example/', '');
        const body = path === 'checkpoint' ? checkpoint : read(path);
        return body === undefined
          ? new Response(null, { status: 404 })
          : new Response(typeof body === 'string' ? body : new Uint8Array(body));
      },
    };
  }

  return { key, verifierKey, createHistory };
}

/** Entries with numbers; `label` distinguishes histories. */
export const listEntries = (count: number, label = 'entry'): string[] =>
  Array.from({ length: count }, (_, at) => `${label} ${at}`);
