import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import { ensureDockerEnv } from './ensure-docker-env.ts';

it('generates every secret once, readable only by its owner', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'aera-docker-env-'));
  const path = join(folder, 'docker.env');
  const settings = readSettings({ PORT: '9090' });
  const { newStewardPassword } = await ensureDockerEnv(path, settings);
  const text = await readFile(path, 'utf8');
  expect(text.match(/^\w+=$/gm)).toEqual([
    'TLS_PEM_FILE=',
    'NATS_CA_FILE=',
    'OTHER_MASTER_KEYS_CONSENT_LEDGER=',
    'OTHER_MASTER_KEYS_VISITOR_ANALYTICS=',
    'OTHER_MASTER_KEYS_KNOWLEDGE_SEARCH=',
    'OTHER_MASTER_KEYS_QUESTIONS_NOTIFICATIONS=',
    'OTHER_MASTER_KEYS_CONTACTS_CRM=',
    'OTHER_MASTER_KEYS_SECURITY_AUTH=',
    'LEDGER_ORIGIN=',
    'LEDGER_WITNESSES=',
    'LEDGER_WITNESS_QUORUM=',
    'SECOND_FACTOR_ROLES=',
    'BREACHED_PASSWORDS_FILE=',
    'LEAD_WEBHOOK_SECRET=',
    'TRUSTED_PROXIES=',
    'ALLOW_LIST=',
    'RATE_LIMITS=',
    'FRAME_SOURCES=',
    'CLICKHOUSE_PASSWORD=',
    'CLICKHOUSE_URL=',
    'CLICKHOUSE_CLUSTER=',
    'ALERT_WEBHOOK_URL=',
    'GIT_COMMIT=',
    'OTEL_EXPORTER_OTLP_ENDPOINT=',
    'SMTP_URL=',
    'MAIL_FROM=',
  ]);
  expect(text).toContain(`STEWARD_PASSWORD='${newStewardPassword}'`);
  expect(text).toContain("PUBLIC_URL='http://localhost:9090'");
  expect(text).toContain("COMPOSE_PROJECT_NAME='aera'");
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await ensureDockerEnv(path, settings)).toEqual({});
  expect(await readFile(path, 'utf8')).toBe(text);
  await rm(folder, { recursive: true });
});

it('keeps the containers of other data folders apart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'aera-docker-env-'));
  const readProject = async (name: string): Promise<string | undefined> => {
    const dataDir = join(folder, name);
    const path = join(dataDir, 'docker.env');
    await ensureDockerEnv(path, readSettings({ DATA_DIR: dataDir }));
    return /^COMPOSE_PROJECT_NAME='(.+)'$/m.exec(await readFile(path, 'utf8'))?.[1];
  };
  expect(await readProject('.data-2')).toMatch(/^aera-data2-[0-9a-f]{6}$/);
  expect(await readProject('data2')).not.toBe(await readProject('.data-2'));
  await rm(folder, { recursive: true });
});
