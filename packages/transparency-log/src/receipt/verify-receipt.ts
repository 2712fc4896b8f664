import { canonicalJson, type Checkpoint, digestSha256, type Json, toBase64 } from '../verify/index.ts';
import { type ErasureCertificate, parseErasureCertificate, parseReceipt, type Receipt } from './receipt.ts';
import { type LogEntry, isIncluded, type Proof, parseLogEntry, verifyCheckpoint } from './proof.ts';

/**
 * `form`: it is a receipt, or a certificate of erasure. `key`: it names the key that was expected. `checkpoint`: that key signed the
 * state of the log. `inclusion`: the entry stands in that log. `record`: the file says what the entry says. `withdrawal`: that the
 * consent was taken back stands in the log, as the receipt says it. `notice`: the text is the one that was acknowledged. `disclosure`:
 * the values are the ones that the entry is bound to. A certificate has the first five.
 */
export type CheckName =
  | 'form'
  | 'key'
  | 'checkpoint'
  | 'inclusion'
  | 'record'
  | 'withdrawal'
  | 'notice'
  | 'disclosure';

export interface Check {
  readonly name: CheckName;
  /** `skipped`: there is nothing to check, as when values were erased or the proof is yet to come. */
  readonly state: 'passed' | 'failed' | 'skipped';
}

export interface VerificationResult {
  /** What the file says it is; null when it is neither. */
  readonly kind: 'receipt' | 'certificate' | null;
  /** Every check passed; optional checks may be skipped. */
  readonly valid: boolean;
  readonly checks: readonly Check[];
  /** The log as it was, where it is signed. */
  readonly checkpoint: Checkpoint | null;
}

/**
 * Checks a consent receipt, or a certificate of erasure, with nothing at hand but the file, and the ledger's key where it is known
 * (C2SP signed-note, one line). A file brings a key of its own: without the known one, a forger's is as good as its key.
 */
export async function verifyReceipt(value: unknown, knownKey?: string): Promise<VerificationResult> {
  const receipt = parseReceipt(value);
  if (receipt) return verifyDocument('receipt', receipt.proof, knownKey, () => receiptChecks(receipt));
  const certificate = parseErasureCertificate(value);
  if (certificate)
    return verifyDocument('certificate', certificate.proof, knownKey, () => certificateChecks(certificate));
  return { kind: null, valid: false, checks: [{ name: 'form', state: 'failed' }], checkpoint: null };
}

/** What both have in common, and then what is their own. */
async function verifyDocument(
  kind: 'receipt' | 'certificate',
  proof: Proof,
  knownKey: string | undefined,
  own: () => Check[] | Promise<Check[]>,
): Promise<VerificationResult> {
  const checkpoint = await verifyCheckpoint(proof, proof.key);
  const checks: Check[] = [
    { name: 'form', state: 'passed' },
    { name: 'key', state: knownKey === undefined ? 'skipped' : toCheckState(proof.key === knownKey.trim()) },
    { name: 'checkpoint', state: proof.inclusion ? toCheckState(checkpoint !== null) : 'skipped' },
    {
      name: 'inclusion',
      state: proof.inclusion ? toCheckState(await isIncluded(proof, checkpoint)) : 'skipped',
    },
    ...(await own()),
  ];
  return { kind, valid: isValid(checks), checks, checkpoint };
}

async function receiptChecks(receipt: Receipt): Promise<Check[]> {
  const entry = parseLogEntry(receipt.proof.entry, 'ConsentRecorded');
  return [
    { name: 'record', state: toCheckState(matchesEntry(receipt, entry)) },
    { name: 'withdrawal', state: await withdrawalState(receipt) },
    { name: 'notice', state: await noticeState(receipt) },
    { name: 'disclosure', state: await disclosureState(receipt, entry) },
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
  (entry.data['noticeHash'] ?? null) === notice.hash &&
  entry.data['consentedAt'] === events.find(({ type }) => type === 'given')?.at;

/** A receipt says that its consent was taken back if and only if it proves so. */
async function withdrawalState(receipt: Receipt): Promise<Check['state']> {
  const { withdrawal = null, events, proof, recordId, piiPrincipalId } = receipt;
  const said = events.find(({ type }) => type === 'withdrawn');
  if (!said && !withdrawal) return 'skipped';
  if (!said || !withdrawal) return 'failed';
  const { data } = parseLogEntry(withdrawal.entry, 'ConsentWithdrawn') ?? {};
  return toCheckState(
    data?.['consentId'] === recordId &&
      data['sessionId'] === piiPrincipalId &&
      data['withdrawnAt'] === said.at &&
      (await isIncluded(withdrawal, await verifyCheckpoint(withdrawal, proof.key))),
  );
}

async function noticeState({ notice: { hash, text } }: Receipt): Promise<Check['state']> {
  if (hash === null || text === null) return 'skipped';
  return toCheckState(hexOf(await digestSha256(utf8.encode(text.join('\n')))) === hash);
}

async function disclosureState({ disclosure }: Receipt, entry: LogEntry | null): Promise<Check['state']> {
  if (disclosure === null) return 'skipped';
  const hash = await digestSha256(utf8.encode(canonicalJson(disclosure as Json)));
  return toCheckState(base64url(hash) === entry?.data['commitment']);
}

function certificateChecks({ sessionId, erasedAt, consents, proof }: ErasureCertificate): Check[] {
  const data = parseLogEntry(proof.entry, 'VisitorErased')?.data;
  const same =
    data?.['sessionId'] === sessionId &&
    data['erasedAt'] === erasedAt &&
    JSON.stringify(data['consentIds']) === JSON.stringify(consents);
  return [{ name: 'record', state: toCheckState(same) }];
}

const utf8 = new TextEncoder();
const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const base64url = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

const toCheckState = (holds: boolean): 'passed' | 'failed' => (holds ? 'passed' : 'failed');

const optionalChecks = new Set<CheckName>(['key', 'withdrawal', 'notice', 'disclosure']);

const isValid = (checks: readonly Check[]): boolean =>
  checks.every(({ name, state }) => state === 'passed' || (state === 'skipped' && optionalChecks.has(name)));
