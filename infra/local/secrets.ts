import { createHmac, generateKeyPairSync, randomBytes, randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type ContextName, serviceNames, type ServiceName } from '@aera/contracts';
import { createUser } from '@nats-io/nkeys';
import { replaceFile } from './process/replace-file.ts';

/** Generated values that every start reuses, in `secrets.json` (mode 0600) of the data folder. */
export interface Secrets {
  /** Superuser of the embedded PostgreSQL. */
  databasePassword: string;
  /** The Ed25519 key with which the gateway signs identity tokens, and the public key of the previous one, as JWK JSON (RFC 8037). */
  identity: { privateKey: string; previousPublicKey?: string; rotatedAt?: string };
  /** The consent ledger's private Ed25519 key as JWK JSON: signs checkpoints and notice tokens. */
  ledgerKey: string;
  /** 32 bytes in Base64 per service: wraps the keys that encrypt personal fields. */
  masterKeys: Record<ServiceName, string>;
  /** Earlier master keys of each service, newest first. A key is kept while it may still wrap data keys. */
  previousMasterKeys?: Partial<Record<ServiceName, string[]>>;
  /** Seed of each user's nkey at NATS. The operator has all permissions. */
  natsSeeds: Record<ContextName | 'operator', string>;
  /** PIN of the pages behind the PIN guard, unless `ACCESS_PIN` is given. */
  accessPin: string;
  /** 32 bytes in Base64: encrypts backups. Keep a copy separate from the machine and from the backups. */
  backupKey: string;
  /** The generated password of the first steward until it was shown; afterwards only its hash exists. */
  initialStewardPassword?: string;
}

/**
 * Reads the secrets of the data folder, and generates them on first use.
 *
 * @throws Error when there is data but no secrets to decrypt it.
 */
export async function loadSecrets(dataDir: string): Promise<{ secrets: Secrets; first: boolean }> {
  const path = toSecretsPath(dataDir);
  const stored = await readFile(path, 'utf8').catch(() => null);
  if (stored === null && existsSync(join(dataDir, 'postgres/PG_VERSION'))) {
    throw new Error(
      `${path} is missing, and without it the data in ${dataDir} cannot be decrypted. ` +
        'Restore it, or start again with `make clean`.',
    );
  }
  const fresh = createSecrets();
  const known = stored === null ? {} : (JSON.parse(stored) as Partial<Secrets>);
  const secrets = {
    ...fresh,
    ...known,
    masterKeys: { ...fresh.masterKeys, ...known.masterKeys },
    natsSeeds: { ...fresh.natsSeeds, ...known.natsSeeds },
  };
  // Written only if something was generated: a rotation of keys may run at the same time.
  if (!isDeepStrictEqual(secrets, known)) await saveSecrets(dataDir, secrets);
  return { secrets, first: stored === null };
}

export const hasSecrets = (dataDir: string): boolean => existsSync(toSecretsPath(dataDir));

/** @throws Error when the folder has no platform, for example because `DATA_DIR` is missing or wrong */
export function assertHasSecrets(dataDir: string): void {
  if (!hasSecrets(dataDir))
    throw new Error(`There is no platform in ${dataDir}. Name its folder: DATA_DIR=…`);
}

export const saveSecrets = (dataDir: string, secrets: Secrets): Promise<void> =>
  replaceFile(toSecretsPath(dataDir), `${JSON.stringify(secrets, null, 2)}\n`);

/** The password of a service's own database role. */
export const deriveRolePassword = ({ databasePassword }: Secrets, role: string): string =>
  createHmac('sha256', databasePassword).update(role).digest('base64url');

/**
 * Generates a new master key for each service. The current one still unwraps keys, which services wrap with the new one at their next
 * start.
 */
export function replaceMasterKeys(secrets: Secrets): Secrets {
  const { masterKeys } = createSecrets();
  const previousMasterKeys = Object.fromEntries(
    serviceNames.map((name) => [
      name,
      [secrets.masterKeys[name], ...(secrets.previousMasterKeys?.[name] ?? [])],
    ]),
  );
  return { ...secrets, masterKeys, previousMasterKeys };
}

/**
 * Replaces the master keys of a data folder.
 *
 * @throws Error when it has none
 */
export async function rotateMasterKeys(dataDir: string): Promise<void> {
  assertHasSecrets(dataDir);
  const { secrets } = await loadSecrets(dataDir);
  await saveSecrets(dataDir, replaceMasterKeys(secrets));
}

/** Returns twenty characters that are easy to copy. */
export const generatePassword = (): string => randomBytes(15).toString('base64url');

/** Generates all secrets. */
export function createSecrets(): Secrets {
  const generatePrivateKey = () =>
    JSON.stringify(generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }));
  const masterKeys = serviceNames.map((name) => [name, randomBytes(32).toString('base64')]);
  const natsSeeds = [...serviceNames, 'gateway', 'operator'].map((user) => [
    user,
    new TextDecoder().decode(createUser().getSeed()),
  ]);
  return {
    databasePassword: randomBytes(24).toString('base64url'),
    identity: { privateKey: generatePrivateKey() },
    ledgerKey: generatePrivateKey(),
    backupKey: randomBytes(32).toString('base64'),
    masterKeys: Object.fromEntries(masterKeys) as Secrets['masterKeys'],
    natsSeeds: Object.fromEntries(natsSeeds) as Secrets['natsSeeds'],
    accessPin: String(randomInt(10_000_000, 100_000_000)),
  };
}

const toSecretsPath = (dataDir: string): string => join(dataDir, 'secrets.json');
