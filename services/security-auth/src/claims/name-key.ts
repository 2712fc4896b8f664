import { createHmac } from 'node:crypto';

export type NameKind = 'email' | 'username';

/** One spelling per name: case and surrounding space never make two accounts. */
const normalised = (name: string): string => name.trim().normalize('NFKC').toLowerCase();

/** Stream of a name. A keyed hash, so that the log does not tell who is a member. */
export const nameStream =
  (secret: Buffer) =>
  (kind: NameKind, name: string): string =>
    `${kind}-${createHmac('sha256', secret)
      .update(`${kind}\n${normalised(name)}`)
      .digest('hex')}`;
