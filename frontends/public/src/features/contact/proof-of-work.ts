import {
  type BodyOf,
  type submitContactMessage,
  readProofOfWorkChallenge,
  type ResponseOf,
} from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { useRef } from 'react';

type ProofOfWork = NonNullable<BodyOf<typeof submitContactMessage>['proofOfWork']>;

const maxDifficulty = 20;
/** Number of hashes between pauses of the main thread. */
const batchSize = 64;

/**
 * Finds the nonce with which SHA-256 of `challenge.nonce` begins with `difficulty` zero bits: about half a second, in batches so
 * that typing stays responsive. Null without `crypto.subtle` (insecure contexts) and for a difficulty that is too high.
 */
export async function solveChallenge({
  challenge,
  difficulty,
}: ResponseOf<typeof readProofOfWorkChallenge>): Promise<ProofOfWork | null> {
  const { subtle } = globalThis.crypto;
  if (!subtle || !(difficulty <= maxDifficulty)) return null;
  const encoder = new TextEncoder();
  const isSolution = async (nonce: number) => {
    const hash = await subtle.digest('SHA-256', encoder.encode(`${challenge}.${nonce}`));
    return new DataView(hash).getUint32(0) >>> (32 - difficulty) === 0;
  };
  for (let start = 0; ; start += batchSize) {
    const tries = await Promise.all(
      Array.from({ length: batchSize }, (_, index) => isSolution(start + index)),
    );
    const index = tries.indexOf(true);
    if (index >= 0) return { challenge, nonce: String(start + index) };
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Proof of work for one message, started early. A message without it is accepted too. */
export function useProofOfWork() {
  const running = useRef<Promise<ProofOfWork | null> | null>(null);
  return {
    start(): Promise<ProofOfWork | null> {
      running.current ??= callApi(readProofOfWorkChallenge)
        .then(solveChallenge)
        .catch(() => null);
      return running.current;
    },
    /** Discards the solution, because each message needs its own. */
    reset() {
      running.current = null;
    },
  };
}
