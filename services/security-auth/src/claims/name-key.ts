import { keyedId } from '@aera/service-kit';

export type NameKind = 'email' | 'username';

/** Stream of a name. A keyed hash, so that the log does not tell who is a member. */
export const nameStream =
  (secret: Buffer) =>
  (kind: NameKind, name: string): string =>
    `${kind}-${keyedId(secret, kind)(name)}`;
