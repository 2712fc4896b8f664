import {
  createConsistencyProof,
  emptyTree,
  appendLeaves,
  createInclusionProof,
  hashLeaf,
  type ReadNodes,
  computeRoot,
} from '@aera/transparency-log';
import { formatCheckpoint, formatNoteKey, signNote, toBase64 } from '@aera/transparency-log/verify';

const name = 'aera.example/consent-ledger';

/** Creates a log with its own key, and returns the responses of a ledger. */
export async function signedLog(entries: readonly string[]) {
  const { publicKey, privateKey } = (await crypto.subtle.generateKey('Ed25519', true, [
    'sign',
    'verify',
  ])) as CryptoKeyPair;
  const note = { name, publicKey: new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)) };
  const hashes = entries.map((entry) => hashLeaf(new TextEncoder().encode(entry)));
  const { nodes } = appendLeaves(emptyTree, hashes);
  const kept = new Map(nodes.map(({ level, index, hash }) => [`${level}/${index}`, hash]));
  const read: ReadNodes = async (places) =>
    places.map(({ level, index }) => {
      const hash = kept.get(`${level}/${index}`);
      if (!hash) throw new Error(`There is no node ${level}/${index}.`);
      return hash;
    });
  const checkpoint = async (size: number) => {
    const { tree } = appendLeaves(emptyTree, hashes.slice(0, size));
    const text = formatCheckpoint({ origin: name, size, root: computeRoot(tree) });
    return signNote(text, { ...note, privateKey });
  };
  return {
    key: await formatNoteKey(note),
    checkpoint,
    consistency: async (first: number, second: number) =>
      (await createConsistencyProof(first, second, read)).map(toBase64),
    inclusion: async (leaf: number) => ({
      leaf,
      hashes: (await createInclusionProof(leaf, entries.length, read)).map(toBase64),
      checkpoint: await checkpoint(entries.length),
    }),
  };
}
