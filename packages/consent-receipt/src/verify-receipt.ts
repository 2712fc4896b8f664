import {
  canonicalJson,
  type Checkpoint,
  fromBase64,
  hashOf,
  type Json,
  leafHashOf,
  openNote,
  parseCheckpoint,
  parseNoteKey,
  toBase64,
  verifyInclusion,
} from '@aera/merkle-log/verify';
import { type Entry, readEntry, readReceipt, type Receipt } from './receipt.ts';

/**
 * `form`: it is a receipt. `key`: it names the key that was expected. `checkpoint`: that key signed the state of the log. `inclusion`:
 * the entry stands in that log. `record`: the receipt says what the entry says. `notice`: the text is the one that was acknowledged.
 * `disclosure`: the values are the ones that the entry is bound to.
 */
export type CheckName = 'form' | 'key' | 'checkpoint' | 'inclusion' | 'record' | 'notice' | 'disclosure';

export interface Check {
  readonly name: CheckName;
  /** `absent`: the receipt has nothing to check, as when its values were erased or its proof is yet to come. */
  readonly state: 'good' | 'bad' | 'absent';
}

export interface Verdict {
  /** Every check is good, values that were erased aside. */
  readonly valid: boolean;
  readonly checks: readonly Check[];
  /** The log as it was, where it is signed. */
  readonly checkpoint: Checkpoint | null;
}

/**
 * Checks a receipt with nothing at hand but the receipt, and the ledger's key where it is known (C2SP signed-note, one line). A receipt
 * brings a key of its own: without the known one, a forger's receipt is as good as its key.
 */
export async function verifyReceipt(value: unknown, knownKey?: string): Promise<Verdict> {
  const receipt = readReceipt(value);
  if (!receipt) return { valid: false, checks: [{ name: 'form', state: 'bad' }], checkpoint: null };
  const entry = readEntry(receipt.proof.entry);
  const checkpoint = await signedCheckpoint(receipt);
  const { inclusion } = receipt.proof;
  const checks: Check[] = [
    { name: 'form', state: 'good' },
    {
      name: 'key',
      state: knownKey === undefined ? 'absent' : stateOf(receipt.proof.key === knownKey.trim()),
    },
    { name: 'checkpoint', state: inclusion ? stateOf(checkpoint !== null) : 'absent' },
    { name: 'inclusion', state: inclusion ? stateOf(await isIncluded(receipt, checkpoint)) : 'absent' },
    { name: 'record', state: stateOf(saysTheSame(receipt, entry)) },
    { name: 'notice', state: await noticeState(receipt) },
    { name: 'disclosure', state: await disclosureState(receipt, entry) },
  ];
  const valid = checks.every(
    ({ name, state }) => state === 'good' || (state === 'absent' && mayBeAbsent.has(name)),
  );
  return { valid, checks, checkpoint };
}

const mayBeAbsent = new Set<CheckName>(['key', 'notice', 'disclosure']);

async function signedCheckpoint({ proof: { key, inclusion } }: Receipt): Promise<Checkpoint | null> {
  const noteKey = await parseNoteKey(key);
  const text = noteKey && inclusion && (await openNote(inclusion.checkpoint, noteKey));
  const checkpoint = text ? parseCheckpoint(text) : null;
  // A key that signs for one log must not vouch for another.
  return checkpoint && checkpoint.origin === noteKey?.name ? checkpoint : null;
}

async function isIncluded({ proof }: Receipt, checkpoint: Checkpoint | null): Promise<boolean> {
  const hashes = proof.inclusion?.hashes.map(fromBase64) ?? [];
  if (!checkpoint || !proof.inclusion || hashes.some((hash) => hash?.length !== 32)) return false;
  return verifyInclusion({
    leaf: proof.inclusion.leaf,
    size: checkpoint.size,
    leafHash: await leafHashOf(utf8.encode(proof.entry)),
    proof: hashes as Uint8Array[],
    root: checkpoint.root,
  });
}

const saysTheSame = ({ recordId, piiPrincipalId, notice, events }: Receipt, entry: Entry | null): boolean =>
  entry !== null &&
  entry.data['consentId'] === recordId &&
  entry.data['sessionId'] === piiPrincipalId &&
  entry.data['noticeVersion'] === notice.version &&
  (entry.data['noticeHash'] ?? null) === notice.hash &&
  entry.data['consentedAt'] === events.find(({ type }) => type === 'given')?.at;

async function noticeState({ notice: { hash, text } }: Receipt): Promise<Check['state']> {
  if (hash === null || text === null) return 'absent';
  return stateOf(hexOf(await hashOf(utf8.encode(text.join('\n')))) === hash);
}

async function disclosureState({ disclosure }: Receipt, entry: Entry | null): Promise<Check['state']> {
  if (disclosure === null) return 'absent';
  const hash = await hashOf(utf8.encode(canonicalJson(disclosure as Json)));
  return stateOf(base64url(hash) === entry?.data['commitment']);
}

const stateOf = (holds: boolean): 'good' | 'bad' => (holds ? 'good' : 'bad');
const utf8 = new TextEncoder();
const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const base64url = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
