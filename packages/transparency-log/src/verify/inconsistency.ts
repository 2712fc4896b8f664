import { areBytesEqual, decodeBase64, toBase64 } from './bytes.ts';
import { type Checkpoint, openCheckpoint, parseNoteKey } from './signed-note.ts';
import { computeProvenRoots } from './verify-proof.ts';

/**
 * Evidence that a log misbehaved, which anyone can verify offline with the key of the log: two checkpoints that it signed and that no
 * append-only log can have.
 */
export interface Inconsistency {
  readonly '@type': 'LogInconsistency';
  /** Key of the log (C2SP signed-note). */
  readonly key: string;
  /** Signed checkpoints; the first is not larger. */
  readonly first: string;
  readonly second: string;
  /**
   * Consistency proof in the tree of the second checkpoint, base64, including the subtree that both trees share: it leads to the root of
   * the second and to another root than that of the first. Empty for two checkpoints of one size.
   */
  readonly proof: readonly string[];
}

export const createInconsistency = (
  key: string,
  first: string,
  second: string,
  proof: readonly Uint8Array[],
): Inconsistency => ({ '@type': 'LogInconsistency', key, first, second, proof: proof.map(toBase64) });

/**
 * Returns the two checkpoints if the evidence proves that their log misbehaved, else null.
 * @param knownKey the key of the log, from a source other than the evidence
 */
export async function verifyInconsistency(
  value: unknown,
  knownKey: string,
): Promise<{ first: Checkpoint; second: Checkpoint } | null> {
  const evidence = parseInconsistency(value);
  const key = await parseNoteKey(knownKey.trim());
  if (!evidence || !key || evidence.key !== knownKey.trim()) return null;
  const [first, second] = await Promise.all([
    openCheckpoint(evidence.first, key),
    openCheckpoint(evidence.second, key),
  ]);
  const proof = evidence.proof.map(decodeBase64);
  if (!first || !second || proof.some((hash) => hash?.length !== 32)) return null;
  return (await contradicts(first, second, proof as Uint8Array[])) ? { first, second } : null;
}

async function contradicts(
  first: Checkpoint,
  second: Checkpoint,
  proof: readonly Uint8Array[],
): Promise<boolean> {
  if (first.size === second.size) return !areBytesEqual(first.root, second.root);
  const roots = await computeProvenRoots(first.size, second.size, proof);
  return (
    roots !== null &&
    areBytesEqual(roots.secondRoot, second.root) &&
    !areBytesEqual(roots.firstRoot, first.root)
  );
}

function parseInconsistency(value: unknown): Inconsistency | null {
  if (typeof value !== 'object' || value === null) return null;
  const evidence = value as Partial<Record<keyof Inconsistency, unknown>>;
  const isValid =
    evidence['@type'] === 'LogInconsistency' &&
    [evidence.key, evidence.first, evidence.second].every((text) => typeof text === 'string') &&
    Array.isArray(evidence.proof) &&
    evidence.proof.every((hash) => typeof hash === 'string');
  return isValid ? (value as Inconsistency) : null;
}
