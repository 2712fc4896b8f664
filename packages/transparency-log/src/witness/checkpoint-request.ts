import { decodeBase64, toBase64 } from '../verify/index.ts';

/** Body of `add-checkpoint` (C2SP tlog-witness). */
export interface CheckpointRequest {
  readonly oldSize: number;
  readonly proof: readonly Uint8Array[];
  readonly note: string;
}

/** Limit of the protocol. */
const maxProofHashes = 63;

export const formatCheckpointRequest = ({ oldSize, proof, note }: CheckpointRequest): string =>
  [`old ${oldSize}`, ...proof.map(toBase64), '', note].join('\n');

/** Parses a request; null if it is malformed. */
export function parseCheckpointRequest(body: string): CheckpointRequest | null {
  const end = body.indexOf('\n\n');
  if (end < 0) return null;
  const [first = '', ...lines] = body.slice(0, end).split('\n');
  const [, size] = /^old (0|[1-9]\d{0,15})$/.exec(first) ?? [];
  const proof = lines.map(decodeBase64);
  const isValid =
    size !== undefined &&
    Number.isSafeInteger(Number(size)) &&
    proof.length <= maxProofHashes &&
    proof.every((hash) => hash?.length === 32);
  return isValid ? { oldSize: Number(size), proof: proof as Uint8Array[], note: body.slice(end + 2) } : null;
}
