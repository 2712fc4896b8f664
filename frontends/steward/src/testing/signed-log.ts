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

const origin = 'aera.example/consent-ledger';

/** Creates an in-memory log with a new key. Its functions return the checkpoints and proofs that a server would. */
export async function createSignedLog(entries: readonly string[]) {
  const { publicKey, privateKey } = (await crypto.subtle.generateKey('Ed25519', true, [
    'sign',
    'verify',
  ])) as CryptoKeyPair;
  const noteKey = {
    name: origin,
    publicKey: new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)),
  };
  const leafHashes = entries.map((entry) => hashLeaf(new TextEncoder().encode(entry)));
  const { nodes } = appendLeaves(emptyTree, leafHashes);
  const hashByNode = new Map(nodes.map(({ level, index, hash }) => [`${level}/${index}`, hash]));
  const readNodes: ReadNodes = async (nodeIds) =>
    nodeIds.map(({ level, index }) => {
      const hash = hashByNode.get(`${level}/${index}`);
      if (!hash) throw new Error(`The tree has no node ${level}/${index}.`);
      return hash;
    });
  const signCheckpoint = async (size: number) => {
    const { tree } = appendLeaves(emptyTree, leafHashes.slice(0, size));
    const text = formatCheckpoint({ origin, size, root: computeRoot(tree) });
    return signNote(text, { ...noteKey, privateKey });
  };
  return {
    verifierKey: await formatNoteKey(noteKey),
    signCheckpoint,
    proveConsistency: async (first: number, second: number) =>
      (await createConsistencyProof(first, second, readNodes)).map(toBase64),
    proveInclusion: async (leaf: number) => ({
      leaf,
      hashes: (await createInclusionProof(leaf, entries.length, readNodes)).map(toBase64),
      checkpoint: await signCheckpoint(entries.length),
    }),
  };
}
