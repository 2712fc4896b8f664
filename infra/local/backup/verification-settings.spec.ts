import { expect, it } from 'vitest';
import { createVerificationSettings } from './verification-settings.ts';

it('let a verified copy use no server of the platform', () => {
  const settings = createVerificationSettings(
    {
      DATA_DIR: '/srv/aera',
      DATABASE_URL: 'postgres://live',
      NATS_URL: 'nats://live',
      SMTP_URL: 'smtp://live',
      MEILI_URL: 'http://live',
      CLICKHOUSE_URL: 'http://live',
      CLICKHOUSE_CLUSTER: 'live',
      LEDGER_WITNESSES: '[{"key":"live","url":"http://live"}]',
      LEDGER_WITNESS_QUORUM: '1',
      NATS_CA_FILE: '/live/ca.pem',
      NATS_REPLICAS: '3',
      LEDGER_ORIGIN: 'ledger.example',
    },
    '/tmp/copy',
  );
  expect(JSON.stringify(settings)).not.toContain('live');
  expect(settings.passthroughEnv).not.toHaveProperty('LEDGER_WITNESS_QUORUM');
  // Its NATS has one server.
  expect(settings.passthroughEnv).not.toHaveProperty('NATS_REPLICAS');
  expect(settings).toMatchObject({
    dataDir: '/tmp/copy',
    passthroughEnv: { LEDGER_ORIGIN: 'ledger.example' },
  });
});
