import { hash, verify } from '@node-rs/argon2';
import { createPasswordQueue } from './password-queue.ts';

/** Argon2id with the first set of parameters of the OWASP password storage guidance: 19 MiB, 2 passes, 1 lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const inTurn = createPasswordQueue();

/** @throws HttpProblem 429 `sign-in-busy` */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password.normalize('NFKC'), parameters));

let dummyHash: Promise<string> | undefined;

/**
 * Whether the password fits the hash. Without a hash (an unknown account) the same work is done for nothing, so that
 * the time of the answer does not tell who has an account.
 *
 * @throws HttpProblem 429 `sign-in-busy`
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  // Not in turn: a refusal would stay here for good.
  dummyHash ??= hash('a decoy that matches no password', parameters);
  const hashed = passwordHash ?? (await dummyHash);
  const matches = await inTurn(() => verify(hashed, password.normalize('NFKC')));
  return matches && passwordHash !== null;
}
