import type { BodyOf, captureLead, ResponseOf, contactChallenge } from '@aera/contracts';

export type Work = NonNullable<BodyOf<typeof captureLead>['work']>;

/** Harder work than this nobody should be kept waiting for. */
const hardest = 20;
/** Hashes between two looks at whether the page wants the processor. */
const atOnce = 64;

/**
 * Finds the nonce with which SHA-256 of `challenge.nonce` begins with `difficulty` zero bits: half a second or so, given away in
 * small pieces, so that typing never waits. Null where the browser has no digests (pages in the clear), and for work that is none.
 */
export async function doWork({
  challenge,
  difficulty,
}: ResponseOf<typeof contactChallenge>): Promise<Work | null> {
  const { subtle } = globalThis.crypto;
  if (!subtle || !(difficulty <= hardest)) return null;
  const encoder = new TextEncoder();
  const meets = async (nonce: number) => {
    const hash = await subtle.digest('SHA-256', encoder.encode(`${challenge}.${nonce}`));
    return new DataView(hash).getUint32(0) >>> (32 - difficulty) === 0;
  };
  for (let first = 0; ; first += atOnce) {
    const tries = await Promise.all(Array.from({ length: atOnce }, (_, at) => meets(first + at)));
    const at = tries.indexOf(true);
    if (at >= 0) return { challenge, nonce: String(first + at) };
    await new Promise((resolve) => setTimeout(resolve));
  }
}
