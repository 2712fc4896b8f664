import { readSettings, type Settings } from '../settings.ts';

/** Variables with which a copy would use servers of the real platform, and change what is there. */
const variablesOfServers = [
  'SMTP_URL',
  'MEILI_URL',
  'MEILI_API_KEY',
  'CLICKHOUSE_URL',
  'CLICKHOUSE_CLUSTER',
  'LEDGER_WITNESSES',
  'LEDGER_WITNESS_QUORUM',
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
