import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { serviceNames } from '@aera/contracts';
import { toIdentityJwks } from '@aera/service-kit/core';
import { repository } from '../repository.ts';
import { toNkeyVariables } from '../nats/authorization.ts';
import { createSecrets, generatePassword } from '../secrets.ts';
import type { Settings } from '../settings.ts';

const example = join(repository, 'infra/docker/example.env');

/** Writes the settings of `docker-compose.yml` with new secrets, unless the file exists. */
export async function ensureDockerEnv(
  path: string,
  settings: Settings,
): Promise<{ newStewardPassword?: string }> {
  if (existsSync(path)) return {};
  const configuredPassword = settings.steward.password;
  const password = configuredPassword ?? generatePassword();
  const filled = await fillTemplate(await readFile(example, 'utf8'), {
    ...settings,
    steward: { ...settings.steward, password },
  });
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, filled, { mode: 0o600 });
  return configuredPassword ? {} : { newStewardPassword: password };
}

/** Fills the values into the example file. In single quotes, Compose uses a value unchanged. */
async function fillTemplate(
  text: string,
  { dataDir, port, steward, passthroughEnv }: Settings,
): Promise<string> {
  const secrets = createSecrets();
  const values: Record<string, string | undefined> = {
    ...passthroughEnv,
    COMPOSE_PROJECT_NAME: createProjectName(dataDir),
    PORT: String(port),
    PUBLIC_URL: passthroughEnv['PUBLIC_URL'] ?? `http://localhost:${port}`,
    POSTGRES_PASSWORD: secrets.databasePassword,
    DATABASE_PASSWORD_MONITORING: generatePassword(),
    MEILI_MASTER_KEY: generatePassword(),
    IDENTITY_PRIVATE_KEY: secrets.identity.privateKey,
    IDENTITY_JWKS: await toIdentityJwks(secrets.identity.privateKey),
    LEDGER_SIGNING_KEY: secrets.ledgerKey,
    STEWARD_USERNAME: steward.username,
    STEWARD_PASSWORD: steward.password,
    ACCESS_PIN: passthroughEnv['ACCESS_PIN'] ?? secrets.accessPin,
    ...toNkeyVariables(secrets.natsSeeds),
    ...byService('NATS_SEED', secrets.natsSeeds),
    ...byService('MASTER_KEY', secrets.masterKeys),
    ...byService(
      'DATABASE_PASSWORD',
      Object.fromEntries(serviceNames.map((name) => [name, generatePassword()])),
    ),
  };
  return text.replace(/^(\w+)=.*$/gm, (line, name: string) =>
    values[name] ? `${name}='${values[name]}'` : line,
  );
}

/** `aera` for the default data folder; otherwise its name and a hash of its path are appended. */
function createProjectName(dataDir: string): string {
  if (relative(repository, dataDir) === '.data') return 'aera';
  const name = basename(dataDir)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
  return `aera-${name}-${hash('sha256', dataDir).slice(0, 6)}`;
}

/** `MASTER_KEY_CONSENT_LEDGER` and so on. */
const byService = (prefix: string, values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      `${prefix}_${name.replaceAll('-', '_').toUpperCase()}`,
      value,
    ]),
  );
