import { join } from 'node:path';
import { serviceNames } from '@aera/contracts/server';
import { createIdentitySigner, generateIdentityKeys } from '@aera/service-kit/core';
import { runProgram, startBenchServers } from '@aera/testing/bench';
import { createLedgerKey } from '../src/testing/ledger-key.ts';

export const inBench = (file: string): string => join(import.meta.dirname, file);

/** Starts the ledger on servers of its own. `startGateway` starts a gateway in front of it. */
export async function startLedger(settings: Record<string, string> = {}) {
  const servers = await startBenchServers();
  const keys = await generateIdentityKeys();
  const ledger = await runProgram(
    inBench('../src/main.ts'),
    {
      ...servers.env,
      IDENTITY_JWKS: keys.jwks,
      VISITOR_ANALYTICS_URL: 'http://127.0.0.1:9',
      LEDGER_SIGNING_KEY: createLedgerKey(),
      ...settings,
    },
    '/readyz',
  );
  return {
    ...servers,
    ledger,
    sign: await createIdentitySigner(keys.privateKey),
    startGateway: () =>
      runProgram(
        inBench('../../gateway/src/main.ts'),
        {
          ...servers.env,
          SERVICE_URLS: JSON.stringify(Object.fromEntries(serviceNames.map((name) => [name, ledger.url]))),
          STATIC_DIR: servers.folder,
          IDENTITY_PRIVATE_KEY: keys.privateKey,
          METRICS_PORT: '0',
          RATE_LIMITS: JSON.stringify({ exempt: ['127.0.0.1'] }),
        },
        '/livez',
      ),
  };
}
