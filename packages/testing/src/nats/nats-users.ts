import { readFile } from 'node:fs/promises';
import { createUser } from '@nats-io/nkeys';
import { toRepositoryPath } from '../repository.ts';

/** New nkeys for the users of `infra/nats/authorization.conf`. */
export interface NatsUsers {
  /** By variable: `NATS_NKEY_CONTACTS_CRM`. */
  readonly publicKeys: Readonly<Record<string, string>>;
  /** By the same variable. */
  readonly seeds: Readonly<Record<string, string>>;
}

/** Creates a user for every variable that the configuration reads. */
export async function createNatsUsers(): Promise<NatsUsers> {
  const text = await readFile(toRepositoryPath('infra/nats/authorization.conf'), 'utf8');
  const users = Array.from(
    text.matchAll(/\$(NATS_NKEY_\w+)/g),
    ([, name = '']) => [name, createUser()] as const,
  );
  const decoder = new TextDecoder();
  return {
    publicKeys: Object.fromEntries(users.map(([name, user]) => [name, user.getPublicKey()])),
    seeds: Object.fromEntries(users.map(([name, user]) => [name, decoder.decode(user.getSeed())])),
  };
}
