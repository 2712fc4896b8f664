import { canonicalJson, type Checkpoint, digestSha256, type Json, toBase64 } from '../verify/index.ts';
import { type ErasureCertificate, parseErasureCertificate, parseReceipt, type Receipt } from './receipt.ts';
import { type LogEntry, isIncluded, type Proof, parseLogEntry, verifyCheckpoint } from './proof.ts';

/**
 * `form`: the file is a receipt or an erasure certificate. `key`: it names the expected key. `checkpoint`: that key signed the checkpoint.
 * `inclusion`: the log includes the entry. `record`: the file matches the entry. `withdrawal`: the log includes the withdrawal that the
 * receipt shows. `notice`: the text matches its hash. `disclosure`: the values match the commitment of the entry. A certificate has the
 * first five.
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
}

/**
 * Verifies a consent receipt or an erasure certificate offline. Pass the ledger's key if known (C2SP signed-note, one line): a file
 * contains a key of its own, which a forger can replace.
 */
export async function verifyReceipt(value: unknown, knownKey?: string): Promise<VerificationResult> {
  const receipt = parseReceipt(value);
  if (receipt) return verifyDocument('receipt', receipt.proof, knownKey, () => receiptChecks(receipt));
  const certificate = parseErasureCertificate(value);
  if (certificate)
    return verifyDocument('certificate', certificate.proof, knownKey, () => certificateChecks(certificate));
  return { kind: null, valid: false, checks: [{ name: 'form', state: 'failed' }], checkpoint: null };
}

/** Checks that both kinds share, then those of the kind. */
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

/** A receipt must show a withdrawal if and only if it proves one. */
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
  return toCheckState(toHex(await digestSha256(utf8.encode(text.join('\n')))) === hash);
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
const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const base64url = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

const toCheckState = (holds: boolean): 'passed' | 'failed' => (holds ? 'passed' : 'failed');

const optionalChecks = new Set<CheckName>(['key', 'withdrawal', 'notice', 'disclosure']);

const isValid = (checks: readonly Check[]): boolean =>
  checks.every(({ name, state }) => state === 'passed' || (state === 'skipped' && optionalChecks.has(name)));
