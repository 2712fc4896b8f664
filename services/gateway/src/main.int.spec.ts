import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { serviceNames } from '@aera/contracts';
import { generateIdentityKeys } from '@aera/service-kit/core';
import { eventually, findFreePort, readTestNatsUrl } from '@aera/testing';
import { describe, expect, it } from 'vitest';

const run = (env: Record<string, string>) =>
  spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

describe('the gateway as a process', () => {
  it('responds once started, writes its access log, and shuts down on a signal', async () => {
    const port = await findFreePort();
    const gateway = run({
      PORT: String(port),
      HOST: '127.0.0.1',
      NATS_URL: readTestNatsUrl(),
      METRICS_PORT: '0',
      STATIC_DIR: import.meta.dirname,
      IDENTITY_PRIVATE_KEY: (await generateIdentityKeys()).privateKey,
      SERVICE_URLS: JSON.stringify(
        Object.fromEntries(serviceNames.map((name) => [name, 'http://127.0.0.1:1'])),
      ),
    });
    const written = text(gateway.stdout);
    const exited = once(gateway, 'exit');
    await eventually(async () => (await fetch(`http://127.0.0.1:${port}/livez`)).ok, { timeout: 30_000 });
    gateway.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    const lines = (await written)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'request', route: '/livez', status: 200 }));
  });

  it('names the missing variables and exits', async () => {
    const gateway = run({ PORT: 'eighty' });
    const exited = once(gateway, 'exit');
    const errorOutput = await text(gateway.stderr);
    expect(await exited).toEqual([1, null]);
    for (const name of ['PORT', 'SERVICE_URLS', 'STATIC_DIR', 'NATS_URL', 'IDENTITY_PRIVATE_KEY'])
      expect(errorOutput).toContain(`  ${name}: `);
    expect(errorOutput).not.toContain('at file:');
  });
});
