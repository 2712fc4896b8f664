import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashLeaf } from '../index.ts';
import { createTestLog, listEntries } from '../testing/test-log.ts';
import { createTestMonitor } from '../testing/test-monitor.ts';
import { toBase64 } from '../verify/index.ts';
import { createMonitorServer } from './monitor-server.ts';

const cli = join(import.meta.dirname, 'cli.ts');
const log = await createTestLog();
const honest = log.createHistory(listEntries(300));
const forged = log.createHistory(listEntries(300).with(3, 'forged'));
let folder: string;
let server: Server;
let url: string;
let serve: typeof fetch;

const listen = async (started: Server) => {
  await once(started.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aera-monitor-'));
  serve = honest.serve(await honest.sign());
  server = createServer((request, response) => {
    void serve(`https://log.example${request.url}`).then(async (found) =>
      response.writeHead(found.status).end(Buffer.from(await found.arrayBuffer())),
    );
  });
  url = await listen(server);
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const run = async (...args: string[]) => {
  const command = promisify(execFile)(process.execPath, [cli, ...args, '--key', log.verifierKey]);
  return command.then(
    ({ stdout }) => ({ status: 0, stdout }),
    (error: { code: number; stdout: string }) => ({ status: error.code, stdout: error.stdout }),
  );
};

describe('the command', () => {
  it('verifies a log once, compares it, and proves what contradicts it', async () => {
    const other = join(folder, 'other.txt');
    await writeFile(other, await forged.sign(200));
    const options = [url, '--data', join(folder, 'data'), '--once'];
    const verified = await run(...options);
    expect(verified).toMatchObject({ status: 0, stdout: expect.stringContaining('300 entries verified') });
    const compared = await run(...options, '--compare', other);
    expect(compared).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('inconsistent-checkpoints'),
    });
    const [evidence = ''] = await readdir(join(folder, 'data/evidence'));
    const proven = await run('--evidence', join(folder, 'data/evidence', evidence));
    expect(proven).toMatchObject({ status: 0, stdout: expect.stringContaining('of 200 and 300 entries') });
    expect(await run('--evidence', join(import.meta.dirname, '../../package.json'))).toMatchObject({
      status: 1,
    });
  });
});

describe('the server of a monitor', () => {
  it('serves the hash of a leaf, and its mirror to other monitors', async () => {
    const monitor = await createTestMonitor({ log });
    await monitor.poll(serve);
    const own = createMonitorServer(monitor.monitor, monitor.mirror);
    const at = await listen(own);
    expect(await (await fetch(`${at}/leaf/7`)).json()).toEqual({
      index: 7,
      leafHash: toBase64(hashLeaf(Buffer.from('entry 7'))),
      absentAt: null,
    });
    for (const path of ['/leaf/300', '/leaf/07', '/evidence', '/tile/0/..%2f..%2fcheckpoint', '/..%2fkey'])
      expect((await fetch(at + path)).status).toBe(404);
    const mirrored = await createTestMonitor({ log });
    expect(
      await mirrored.poll(async (input) => fetch(String(input).replace('https://log.example', at))),
    ).toBe(300);
    own.close();
    await Promise.all([monitor.remove(), mirrored.remove()]);
  });
});
