import { toBase64 } from '../verify/index.ts';
import { hashEntry, type Proof } from './proof.ts';
import { parseErasureCertificate, parseReceipt } from './receipt.ts';

/** What a monitor says of the entry of a receipt. */
export type MonitorAnswer = 'included' | 'different' | 'back-dated' | 'unknown' | 'unreachable';

/** Time between the statement of a record and the checkpoint that includes it, and differences of clocks. */
const toleranceMs = 600_000;

/** Asks a monitor for the leaf at the index of a receipt, and compares it here: the monitor learns the index only. */
export async function askMonitor(
  value: unknown,
  url: string,
  request: typeof fetch = fetch,
): Promise<MonitorAnswer> {
  const subject = readSubject(value);
  if (!subject?.proof.inclusion) return 'unknown';
  try {
    const response = await request(`${url.replace(/\/$/, '')}/leaf/${subject.proof.inclusion.leaf}`, {
      signal: AbortSignal.timeout(30_000),
    });
    if (response.status === 404) return 'unknown';
    const answer = (await response.json()) as { leafHash?: unknown; absentAt?: unknown };
    if (!response.ok || typeof answer.leafHash !== 'string') return 'unreachable';
    if (answer.leafHash !== toBase64(await hashEntry(subject.proof))) return 'different';
    const absentAt = typeof answer.absentAt === 'string' ? Date.parse(answer.absentAt) : -Infinity;
    return Date.parse(subject.statedAt) + toleranceMs < absentAt ? 'back-dated' : 'included';
  } catch {
    return 'unreachable';
  }
}

/** The proof, and the time that the record states. */
function readSubject(value: unknown): { proof: Proof; statedAt: string } | null {
  const receipt = parseReceipt(value);
  if (receipt) return { proof: receipt.proof, statedAt: receipt.events[0]?.at ?? '' };
  const certificate = parseErasureCertificate(value);
  return certificate && { proof: certificate.proof, statedAt: certificate.erasedAt };
}
