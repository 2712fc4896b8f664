import { keyedId } from '@aera/service-kit';

export type NameKind = 'email' | 'username' | 'steward-email';

export type NameStream = (kind: NameKind, name: string) => string;

/** Stream of a name. A keyed hash, so that the log does not tell who is a member. */
export const nameStream =
  (secret: Buffer): NameStream =>
  (kind, name) =>
    `${kind}-${keyedId(secret, kind)(name)}`;
