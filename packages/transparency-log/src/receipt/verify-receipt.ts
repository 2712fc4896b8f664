import {
  toCanonicalJson,
  type Checkpoint,
  type Cosignature,
  digestSha256,
  findCosignature,
  hasCosignature,
  type Json,
  parseNote,
  parseWitnessKey,
  toBase64Url,
} from '../verify/index.ts';
import { type ErasureCertificate, parseErasureCertificate, parseReceipt, type Receipt } from './receipt.ts';
import { type LogEntry, isIncluded, type Proof, parseLogEntry, verifyCheckpoint } from './proof.ts';

/**
 * `form`: the file is a receipt or an erasure certificate. `key`: it names the expected key. `checkpoint`: that key signed the checkpoint.
 * `witnesses`: a witness cosigned it, and no cosignature of a known witness is false. `inclusion`: the log includes the entry. `record`: the
 * file matches the entry. `withdrawal`: the log includes the withdrawal that the receipt shows. `notice`: the text matches its hash.
 * `disclosure`: the values match the commitment of the entry. A certificate has the first six.
 */
export type CheckName =
  | 'form'
  | 'key'
  | 'checkpoint'
  | 'witnesses'
  | 'inclusion'
  | 'record'
  | 'withdrawal'
  | 'notice'
  | 'disclosure';

export interface Check {
  readonly name: CheckName;
  /** `skipped`: there is nothing to verify, for example erased values or a pending proof. */
  readonly state: 'passed' | 'failed' | 'skipped';
}

export interface VerificationResult {
  /** Kind of the file; null for anything else. */
  readonly kind: 'receipt' | 'certificate' | null;
  /** Every check passed; optional checks may be skipped. */
  readonly valid: boolean;
  readonly checks: readonly Check[];
  /** The signed checkpoint, if valid. */
  readonly checkpoint: Checkpoint | null;
  /** Witnesses that cosigned it, with valid cosignatures. */
  readonly cosignatures: readonly Cosignature[];
}

/**
 * Verifies a consent receipt or an erasure certificate offline. Pass the ledger's key if known (C2SP signed-note, one line): a file
 * contains a key of its own, which a forger can replace. The same holds for the keys of the witnesses.
 */
export async function verifyReceipt(
  value: unknown,
  knownKey?: string,
  knownWitnesses?: readonly string[],
): Promise<VerificationResult> {
  const known = { key: knownKey, witnesses: knownWitnesses };
  const receipt = parseReceipt(value);
  if (receipt) return verifyDocument('receipt', receipt.proof, known, () => checkReceipt(receipt));
  const certificate = parseErasureCertificate(value);
  if (certificate)
    return verifyDocument('certificate', certificate.proof, known, () => checkCertificate(certificate));
  const checks: Check[] = [{ name: 'form', state: 'failed' }];
  return { kind: null, valid: false, checks, checkpoint: null, cosignatures: [] };
}

/** Checks that both kinds share, then those of the kind. */
async function verifyDocument(
  kind: 'receipt' | 'certificate',
  proof: Proof,
  known: { readonly key: string | undefined; readonly witnesses: readonly string[] | undefined },
  own: () => Check[] | Promise<Check[]>,
): Promise<VerificationResult> {
  const checkpoint = await verifyCheckpoint(proof, proof.key);
  const { cosignatures, state } = await verifyCosignatures(proof, known.witnesses ?? proof.witnesses ?? []);
  const checks: Check[] = [
    { name: 'form', state: 'passed' },
    {
      name: 'key',
      state: known.key === undefined ? 'skipped' : toCheckState(proof.key === known.key.trim()),
    },
    { name: 'checkpoint', state: proof.inclusion ? toCheckState(checkpoint !== null) : 'skipped' },
    { name: 'witnesses', state },
    {
      name: 'inclusion',
      state: proof.inclusion ? toCheckState(await isIncluded(proof, checkpoint)) : 'skipped',
    },
    ...(await own()),
  ];
  return { kind, valid: isValid(checks), checks, checkpoint, cosignatures };
}

/** Fails for a note with a false cosignature of a known key; is skipped for a note without any. */
async function verifyCosignatures(
  { inclusion }: Proof,
  witnesses: readonly string[],
): Promise<{ cosignatures: readonly Cosignature[]; state: Check['state'] }> {
  const note = inclusion && parseNote(inclusion.checkpoint);
  const keys = (await Promise.all(witnesses.map(parseWitnessKey))).filter((key) => key !== null);
  if (!note) return { cosignatures: [], state: 'skipped' };
  const results = await Promise.all(keys.map((key) => findCosignature(note, key)));
  const claimed = await Promise.all(keys.map((key) => hasCosignature(note, key)));
  const cosignatures = results.filter((result) => result !== null);
  if (claimed.filter(Boolean).length > cosignatures.length) return { cosignatures, state: 'failed' };
  return { cosignatures, state: cosignatures.length > 0 ? 'passed' : 'skipped' };
}

async function checkReceipt(receipt: Receipt): Promise<Check[]> {
  const entry = parseLogEntry(receipt.proof.entry, 'ConsentRecorded');
  return [
    { name: 'record', state: toCheckState(matchesEntry(receipt, entry)) },
    { name: 'withdrawal', state: await checkWithdrawal(receipt) },
    { name: 'notice', state: await checkNotice(receipt) },
    { name: 'disclosure', state: await checkDisclosure(receipt, entry) },
  ];
}

const matchesEntry = (
  { recordId, piiPrincipalId, notice, events }: Receipt,
  entry: LogEntry | null,
): boolean =>
  entry !== null &&
  entry.data['consentId'] === recordId &&
  entry.data['sessionId'] === piiPrincipalId &&
  entry.data['noticeVersion'] === notice.version &&
  entry.data['noticeHash'] === notice.hash &&
  entry.data['consentedAt'] === events.find(({ type }) => type === 'given')?.at;

/** A receipt must show a withdrawal if and only if it proves one. */
async function checkWithdrawal(receipt: Receipt): Promise<Check['state']> {
  const { withdrawal = null, events, proof, recordId, piiPrincipalId } = receipt;
  const withdrawalEvent = events.find(({ type }) => type === 'withdrawn');
  if (!withdrawalEvent && !withdrawal) return 'skipped';
  if (!withdrawalEvent || !withdrawal) return 'failed';
  const { data } = parseLogEntry(withdrawal.entry, 'ConsentWithdrawn') ?? {};
  return toCheckState(
    data?.['consentId'] === recordId &&
      data['sessionId'] === piiPrincipalId &&
      data['withdrawnAt'] === withdrawalEvent.at &&
      (await isIncluded(withdrawal, await verifyCheckpoint(withdrawal, proof.key))),
  );
}

async function checkNotice({ notice: { hash, text } }: Receipt): Promise<Check['state']> {
  if (text === null) return 'skipped';
  return toCheckState(toHex(await digestSha256(utf8.encode(text.join('\n')))) === hash);
}

async function checkDisclosure({ disclosure }: Receipt, entry: LogEntry | null): Promise<Check['state']> {
  if (disclosure === null) return 'skipped';
  const json = toCanonicalJsonOrNull(disclosure as Json);
  if (json === null) return 'failed';
  return toCheckState(toBase64Url(await digestSha256(utf8.encode(json))) === entry?.data['commitment']);
}

/** Null for text with half a surrogate pair, which a file can contain. */
function toCanonicalJsonOrNull(value: Json): string | null {
  try {
    return toCanonicalJson(value);
  } catch {
    return null;
  }
}

function checkCertificate({ sessionId, erasedAt, consents, proof }: ErasureCertificate): Check[] {
  const data = parseLogEntry(proof.entry, 'VisitorErased')?.data;
  const same =
    data?.['sessionId'] === sessionId &&
    data['erasedAt'] === erasedAt &&
    JSON.stringify(data['consentIds']) === JSON.stringify(consents);
  return [{ name: 'record', state: toCheckState(same) }];
}

const utf8 = new TextEncoder();
const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const toCheckState = (holds: boolean): 'passed' | 'failed' => (holds ? 'passed' : 'failed');

const optionalChecks = new Set<CheckName>(['key', 'witnesses', 'withdrawal', 'notice', 'disclosure']);

const isValid = (checks: readonly Check[]): boolean =>
  checks.every(({ name, state }) => state === 'passed' || (state === 'skipped' && optionalChecks.has(name)));
