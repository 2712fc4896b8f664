import { canonicalJson, hashOf, type Json, toBase64 } from '../verify/index.ts';
import { type Certificate, readCertificate, readReceipt, type Receipt } from './receipt.ts';
import { type Entry, isIncluded, type Proof, readEntry, signedCheckpoint } from './proof.ts';
import { type Check, isValid, stateOf, type Verdict } from './verification-result.ts';

/**
 * Checks a consent receipt, or a certificate of erasure, with nothing at hand but the file, and the ledger's key where it is known
 * (C2SP signed-note, one line). A file brings a key of its own: without the known one, a forger's is as good as its key.
 */
export async function verifyReceipt(value: unknown, knownKey?: string): Promise<Verdict> {
  const receipt = readReceipt(value);
  if (receipt) return verdictOn('receipt', receipt.proof, knownKey, () => receiptChecks(receipt));
  const certificate = readCertificate(value);
  if (certificate)
    return verdictOn('certificate', certificate.proof, knownKey, () => certificateChecks(certificate));
  return { kind: null, valid: false, checks: [{ name: 'form', state: 'bad' }], checkpoint: null };
}

/** What both have in common, and then what is their own. */
async function verdictOn(
  kind: 'receipt' | 'certificate',
  proof: Proof,
  knownKey: string | undefined,
  own: () => Check[] | Promise<Check[]>,
): Promise<Verdict> {
  const checkpoint = await signedCheckpoint(proof, proof.key);
  const checks: Check[] = [
    { name: 'form', state: 'good' },
    { name: 'key', state: knownKey === undefined ? 'absent' : stateOf(proof.key === knownKey.trim()) },
    { name: 'checkpoint', state: proof.inclusion ? stateOf(checkpoint !== null) : 'absent' },
    { name: 'inclusion', state: proof.inclusion ? stateOf(await isIncluded(proof, checkpoint)) : 'absent' },
    ...(await own()),
  ];
  return { kind, valid: isValid(checks), checks, checkpoint };
}

async function receiptChecks(receipt: Receipt): Promise<Check[]> {
  const entry = readEntry(receipt.proof.entry, 'ConsentRecorded');
  return [
    { name: 'record', state: stateOf(saysTheSame(receipt, entry)) },
    { name: 'withdrawal', state: await withdrawalState(receipt) },
    { name: 'notice', state: await noticeState(receipt) },
    { name: 'disclosure', state: await disclosureState(receipt, entry) },
  ];
}

const saysTheSame = ({ recordId, piiPrincipalId, notice, events }: Receipt, entry: Entry | null): boolean =>
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
  if (!said && !withdrawal) return 'absent';
  if (!said || !withdrawal) return 'bad';
  const { data } = readEntry(withdrawal.entry, 'ConsentWithdrawn') ?? {};
  return stateOf(
    data?.['consentId'] === recordId &&
      data['sessionId'] === piiPrincipalId &&
      data['withdrawnAt'] === said.at &&
      (await isIncluded(withdrawal, await signedCheckpoint(withdrawal, proof.key))),
  );
}

async function noticeState({ notice: { hash, text } }: Receipt): Promise<Check['state']> {
  if (hash === null || text === null) return 'absent';
  return stateOf(hexOf(await hashOf(utf8.encode(text.join('\n')))) === hash);
}

async function disclosureState({ disclosure }: Receipt, entry: Entry | null): Promise<Check['state']> {
  if (disclosure === null) return 'absent';
  const hash = await hashOf(utf8.encode(canonicalJson(disclosure as Json)));
  return stateOf(base64url(hash) === entry?.data['commitment']);
}

function certificateChecks({ sessionId, erasedAt, consents, proof }: Certificate): Check[] {
  const data = readEntry(proof.entry, 'VisitorErased')?.data;
  const same =
    data?.['sessionId'] === sessionId &&
    data['erasedAt'] === erasedAt &&
    JSON.stringify(data['consentIds']) === JSON.stringify(consents);
  return [{ name: 'record', state: stateOf(same) }];
}

const utf8 = new TextEncoder();
const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const base64url = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
