import { generateKeyPairSync } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openLogKey } from '../log/log-key.ts';
import { formatWitnessKey, type NoteKey, type PrivateKey } from '../verify/index.ts';
import { z } from 'zod';

const KeyFile = z.object({ name: z.string().regex(/^[^\s+]+$/), key: z.string() });

export interface WitnessKey {
  readonly key: NoteKey & { readonly privateKey: PrivateKey };
  /** The public key as one line, for logs and verifiers. */
  readonly verifierKey: string;
}

/**
 * Reads the key of a witness from its folder, and creates it at the first start.
 * @throws Error if the folder has no key and no name is given, or if its key has another name
 */
export async function openWitnessKey(folder: string, name: string | undefined): Promise<WitnessKey> {
  const path = join(folder, 'key.json');
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  const stored = KeyFile.parse(text === null ? await createKeyFile(folder, path, name) : JSON.parse(text));
  if (name !== undefined && name !== stored.name)
    throw new Error(`${path} is the key of ${stored.name}, not of ${name}.`);
  const { privateKey, noteKey } = await openLogKey(stored.key, stored.name);
  return { key: { ...noteKey, privateKey }, verifierKey: await formatWitnessKey(noteKey) };
}

async function createKeyFile(folder: string, path: string, name: string | undefined) {
  if (name === undefined)
    throw new Error(`${path} does not exist: name the witness with --name to create it.`);
  const jwk = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  const file = KeyFile.parse({ name, key: JSON.stringify(jwk) });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(path, `${JSON.stringify(file)}\n`, { mode: 0o600, flag: 'wx', flush: true });
  return file;
}
