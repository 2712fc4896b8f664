import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the first set of parameters of the OWASP password storage guidance: 19 MiB, 2 passes, 1 lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> =>
  hash(password.normalize('NFKC'), parameters);

let dummyHash: Promise<string> | undefined;

/**
 * Whether the password fits the hash. Without a hash (an unknown account) the same work is done for nothing, so that
 * the time of the answer does not tell who has an account.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('a decoy that nobody can sign in with');
  const matches = await verify(passwordHash ?? (await dummyHash), password.normalize('NFKC'));
  return matches && passwordHash !== null;
}
