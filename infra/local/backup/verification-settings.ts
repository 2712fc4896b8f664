import { readSettings, type Settings } from '../settings.ts';

/** Variables that describe servers of the real platform. A copy must not write to those servers, and needs fewer of its own. */
const variablesOfServers = [
  'SMTP_URL',
  'MEILI_URL',
  'MEILI_API_KEY',
  'CLICKHOUSE_URL',
  'CLICKHOUSE_CLUSTER',
  'LEDGER_WITNESSES',
  'LEDGER_WITNESS_QUORUM',
  'NATS_REPLICAS',
  'NATS_CA_FILE',
];

/** Returns settings of embedded servers in a temporary folder. Without a mail server, queued mails are written to files there. */
export function createVerificationSettings(
  env: Record<string, string | undefined>,
  dataDir: string,
): Settings {
  const { passthroughEnv, ...settings } = readSettings({ ...env, DATA_DIR: dataDir });
  return {
    ...settings,
    databaseUrl: undefined,
    natsUrl: undefined,
    walArchive: undefined,
    passthroughEnv: Object.fromEntries(
      Object.entries(passthroughEnv).filter(([name]) => !variablesOfServers.includes(name)),
    ),
  };
}
