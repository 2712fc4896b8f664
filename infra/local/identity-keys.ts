import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateIdentityKeys, identityTokenTtlSeconds, toIdentityJwks } from '@aera/service-kit/core';
import { replaceFile } from './process/replace-file.ts';
import { assertHasSecrets, hasSecrets, loadSecrets, type Secrets, saveSecrets } from './secrets.ts';

/** Files of the data folder from which running processes read the identity keys. */
export const toIdentityPaths = (dataDir: string) => ({
  jwks: join(dataDir, 'identity/jwks.json'),
  privateKey: join(dataDir, 'identity/private-key.json'),
});

/** Returns the JWKS as JSON, with the current public key and the previous one. */
const toJwksFile = ({ privateKey, previousPublicKey }: Secrets['identity']): Promise<string> =>
  toIdentityJwks(...[privateKey, previousPublicKey].filter((key) => key !== undefined));

/** Writes the files that processes read at their start. */
export async function writeIdentityFiles(dataDir: string, identity: Secrets['identity']): Promise<void> {
  const files = toIdentityPaths(dataDir);
  await replaceFile(files.jwks, await toJwksFile(identity));
  await replaceFile(files.privateKey, identity.privateKey);
}

/** Minimum interval between rotations in milliseconds: twice the lifetime of a token, so that no token of the previous key is in use. */
const minRotationIntervalMs = 2 * identityTokenTtlSeconds * 1_000;

/**
 * Replaces the key with which the gateway signs identity tokens, also on a running platform. Services receive the new key first and accept
 * both; then the gateway receives it. The next rotation removes the previous key from the JWKS.
 *
 * @returns `completed` when it finished an interrupted rotation.
 * @throws Error while tokens of the previous key may be in use.
 */
export async function rotateIdentityKeys(dataDir: string, now: Date): Promise<'rotated' | 'completed'> {
  if (!hasSecrets(dataDir) && existsSync(toIdentityPaths(dataDir).privateKey))
    return rotateKeyFiles(toIdentityPaths(dataDir));
  assertHasSecrets(dataDir);
  const { secrets } = await loadSecrets(dataDir);
  const files = toIdentityPaths(dataDir);
  const { privateKey, rotatedAt } = secrets.identity;
  const published = await readFile(files.privateKey, 'utf8').catch(() => privateKey);
  if (published !== privateKey) {
    await writeIdentityFiles(dataDir, secrets.identity);
    return 'completed';
  }
  const waitMs = rotatedAt === undefined ? 0 : Date.parse(rotatedAt) + minRotationIntervalMs - now.getTime();
  if (waitMs > 0)
    throw new Error(
      `The key was replaced at ${rotatedAt}, and tokens of the previous one may be in use: ` +
        `try again in ${Math.ceil(waitMs / 1_000)} s.`,
    );
  const { keys } = JSON.parse(await toIdentityJwks(privateKey)) as { keys: [unknown] };
  const identity = {
    privateKey: (await generateIdentityKeys()).privateKey,
    previousPublicKey: JSON.stringify(keys[0]),
    rotatedAt: now.toISOString(),
  };
  await replaceFile(files.jwks, await toJwksFile(identity));
  await saveSecrets(dataDir, { ...secrets, identity });
  await replaceFile(files.privateKey, identity.privateKey);
  return 'rotated';
}

/** Replaces the key of a folder that has nothing but the current one, such as that of a cluster. */
async function rotateKeyFiles(files: ReturnType<typeof toIdentityPaths>): Promise<'rotated'> {
  const current = await readFile(files.privateKey, 'utf8');
  const { privateKey } = await generateIdentityKeys();
  await replaceFile(files.jwks, await toIdentityJwks(privateKey, current));
  await replaceFile(files.privateKey, privateKey);
  return 'rotated';
}
