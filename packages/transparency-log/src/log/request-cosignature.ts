import type { WitnessFailure } from '@aera/contracts';
import type { Hash } from '../index.ts';
import { type Cosignature, findCosignature, type NoteKey, parseNote } from '../verify/index.ts';
import { formatCheckpointRequest } from '../witness/checkpoint-request.ts';

/** A witness that a log asks. */
export interface WitnessAddress {
  readonly key: NoteKey;
  /** Submission prefix (C2SP tlog-witness), without the final slash. */
  readonly url: string;
}

interface CosignatureRequest {
  readonly witness: WitnessAddress;
  /** The checkpoint as the log signed it. */
  readonly note: string;
  readonly size: number;
  /** Size that the witness cosigned last; 0 if unknown. */
  readonly knownSize: number;
  readonly proveConsistency: (from: number) => Promise<readonly Hash[]>;
  readonly now: () => number;
  readonly timeoutMs: number;
  readonly request?: typeof fetch;
}

/** A verified cosignature and its line, or why there is none. */
export type CosignatureResult =
  | { readonly cosignature: Cosignature; readonly line: string }
  | { readonly reason: WitnessFailure; readonly detail: string };

/** A few signature lines. */
const maxAnswerBytes = 16 * 1024;
/** Difference between the clocks of a witness and of the log. */
const maxClockDifferenceMs = 300_000;

/** Asks a witness to cosign a checkpoint, and verifies what it answers. Never rejects. */
export async function requestCosignature(options: CosignatureRequest): Promise<CosignatureResult> {
  const { witness, size, timeoutMs } = options;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const first = await send(options, options.knownSize, signal);
    if (first.status !== 409) return await readAnswer(options, first);
    const knownSize = parseSize(first);
    if (knownSize !== null && knownSize > size)
      return fail('ahead', `${witness.key.name} has cosigned ${knownSize} entries, and the log has ${size}.`);
    if (knownSize === null)
      return fail(
        'unexpected-response',
        `${witness.key.name} answered with a conflict, but without its size.`,
      );
    if (knownSize === options.knownSize)
      return fail('inconsistent', `${witness.key.name} has cosigned another history of ${size} entries.`);
    return await readAnswer(options, await send(options, knownSize, signal));
  } catch (error) {
    if (signal.aborted) return fail('timeout', `${witness.key.name} did not answer within ${timeoutMs} ms.`);
    const cause = error instanceof Error ? error.message : String(error);
    return fail('unreachable', `${witness.key.name} could not be reached: ${cause}`);
  }
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

async function send(
  { witness, note, size, proveConsistency, request = fetch }: CosignatureRequest,
  knownSize: number,
  signal: AbortSignal,
): Promise<Answer> {
  const oldSize = Math.min(knownSize, size);
  const proof = oldSize > 0 && oldSize < size ? await proveConsistency(oldSize) : [];
  const response = await request(`${witness.url}/add-checkpoint`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body: formatCheckpointRequest({ oldSize, proof, note }),
    redirect: 'error',
    signal,
  });
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    body: await readText(response),
  };
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > maxAnswerBytes) throw new Error('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function readAnswer(
  { witness, note, now }: CosignatureRequest,
  answer: Answer,
): Promise<CosignatureResult> {
  const { name } = witness.key;
  if (answer.status === 404) return fail('unknown-log', `${name} does not know this log.`);
  if (answer.status === 403) return fail('unknown-key', `${name} does not trust the key of this log.`);
  if (answer.status === 409 || answer.status === 422)
    return fail('inconsistent', `${name} refuses: the checkpoint does not extend what it has cosigned.`);
  if (answer.status !== 200)
    return fail('unexpected-response', `${name} answered with status ${answer.status}.`);
  const found = await findAddedCosignature(witness.key, note, answer.body);
  if (!found) return fail('invalid-cosignature', `${name} answered with no valid cosignature of its key.`);
  const { cosignedAt } = found.cosignature;
  if (Math.abs(Date.parse(cosignedAt) - now()) > maxClockDifferenceMs)
    return fail('invalid-cosignature', `${name} cosigned with the time ${cosignedAt}.`);
  return found;
}

/** Finds the line of a key: a witness may also answer with lines of its other keys, which have the same name. */
async function findAddedCosignature(key: NoteKey, note: string, body: string) {
  const text = parseNote(note)?.text;
  const lines = body.split('\n').filter((line) => line.startsWith(`— ${key.name} `));
  for (const line of lines) {
    const signed = parseNote(`${text}\n${line}\n`);
    const cosignature = signed && (await findCosignature(signed, key));
    if (cosignature) return { cosignature, line: `${line}\n` };
  }
  return null;
}

const parseSize = ({ type, body }: Answer): number | null =>
  type === 'text/x.tlog.size' && /^\d{1,15}\n$/.test(body) ? Number(body) : null;

const fail = (reason: WitnessFailure, detail: string): CosignatureResult => ({ reason, detail });
