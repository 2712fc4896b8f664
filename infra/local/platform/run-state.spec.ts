import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readProcessIdentity, isRunning } from '../process/process-identity.ts';
import { claimDataDir, createRunRecord, readPorts, readRun, writeRun } from './run-state.ts';

describe('a data folder', () => {
  const url = 'http://localhost:8080';
  let folder: string;
  beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'aera-run-'))));
  afterEach(() => rm(folder, { recursive: true }));

  it('is rejected for a second platform, with the URL of the first', async () => {
    const claim = await claimDataDir(folder, url);
    await expect(claimDataDir(folder, 'http://localhost:8081')).rejects.toThrow(
      `already runs on ${folder} at ${url} (process ${process.pid})`,
    );
    await claim.release();
    await claimDataDir(folder, url);
  });

  it('is claimed by one of several platforms that start at the same time', async () => {
    const claims = await Promise.allSettled(Array.from({ length: 4 }, () => claimDataDir(folder, url)));
    expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is taken over from a platform that was killed, and not before', async () => {
    const runState = new URL('run-state.ts', import.meta.url).href;
    const killed = spawn(process.execPath, [
      '--input-type=module',
      '-e',
      `import { claimDataDir } from ${JSON.stringify(runState)};
      globalThis.claim = await claimDataDir(${JSON.stringify(folder)}, 'http://localhost:8081');
      process.stdin.resume();
      console.log('claimed');`,
    ]);
    await once(killed.stdout, 'data');
    await expect(claimDataDir(folder, url)).rejects.toThrow('at http://localhost:8081');
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    expect((await readdir(folder)).toSorted()).toEqual(['lock', 'run.json']);
    await claimDataDir(folder, url);
    expect(await readRun(folder)).toMatchObject({ url, ready: false, supervisor: { pid: process.pid } });
  });

  it('is taken over only after the processes of the killed one have ended', async () => {
    const child = spawn(process.execPath, [
      '-e',
      'process.stdin.resume(); process.stdin.on("end", () => {})',
    ]);
    await once(child, 'spawn');
    const left = { name: 'left', port: 1, url: '', ...readProcessIdentity(child.pid ?? 0) };
    await writeRun(folder, { supervisor: { pid: 0, startedAt: '0' }, url, ready: true, processes: [left] });
    const claimed = claimDataDir(folder, url);
    child.stdin.end();
    await claimed;
    expect(isRunning(left)).toBe(false);
  });
});

it('goes on after a record that could not be written, and reports it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'aera-run-'));
  try {
    const url = 'http://127.0.0.1:1';
    const unused = () => Promise.reject(new Error('unused'));
    const plan = { name: 'postgres', needs: [], port: 1, url, logFile: '', prepare: unused, ready: unused };
    const reported = Promise.withResolvers<string>();
    const record = createRunRecord(join(folder, 'later'), url, { print: reported.resolve });
    record.started(plan, process.pid);
    expect(await reported.promise).toMatch(/^! .*run\.json could not be written: .*ENOENT/);
    await mkdir(join(folder, 'later'));
    await record.ready();
    expect(await readRun(join(folder, 'later'))).toMatchObject({
      ready: true,
      processes: [{ name: 'postgres' }],
    });
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('lists the port of each process, and the one on which the gateway serves its metrics', () => {
  const own = readProcessIdentity(process.pid);
  const contacts = {
    name: 'contacts-crm',
    port: 1,
    url: 'http://127.0.0.1:1',
    metricsUrl: 'http://127.0.0.1:1/metrics',
  };
  const gateway = {
    name: 'gateway',
    port: 2,
    url: 'http://127.0.0.1:2',
    metricsUrl: 'http://127.0.0.1:3/metrics',
  };
  const processes = [contacts, gateway].map((running) => Object.assign(running, own));
  expect(readPorts({ supervisor: own, url: gateway.url, ready: true, processes })).toEqual({
    'contacts-crm': 1,
    gateway: 2,
    metrics: 3,
  });
});
