import { hash, verify } from '@node-rs/argon2';
import { createPasswordQueue } from './password-queue.ts';

/** Argon2id with the minimum that the OWASP Password Storage Cheat Sheet recommends: 19 MiB, 2 passes, 1 lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const runQueued = createPasswordQueue();

/** @throws HttpProblem 429 `sign-in-busy` */
export const hashPassword = (password: string): Promise<string> =>
  runQueued(() => hash(password.normalize('NFKC'), parameters));

let dummyHash: Promise<string> | undefined;

/**
 * Whether the password matches the hash. Without a hash (unknown account), a dummy hash is verified, so that the response time does not
 * reveal whether the account exists.
 * @throws HttpProblem 429 `sign-in-busy`
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  // Outside the queue: a full queue rejects, and `dummyHash` would stay rejected.
  dummyHash ??= hash('a decoy that matches no password', parameters);
  const hashed = passwordHash ?? (await dummyHash);
  const matches = await runQueued(() => verify(hashed, password.normalize('NFKC')));
  return matches && passwordHash !== null;
}
