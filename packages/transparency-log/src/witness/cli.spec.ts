import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestLog, listEntries } from '../testing/test-log.ts';
import { listCosignatures } from '../verify/index.ts';
import { formatCheckpointRequest } from './checkpoint-request.ts';
import { hashOrigin } from './file-store.ts';

const cli = join(import.meta.dirname, 'cli.ts');
const log = await createTestLog();
const history = log.createHistory(listEntries(9));
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aera-witness-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs the command on that port; returns its key. */
async function start(port: number) {
  const args = ['--data', folder, '--name', 'witness.example/w1', '--log', log.verifierKey];
  const child = spawn(process.execPath, [cli, ...args, '--listen', `127.0.0.1:${port}`]);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, key: line.toString().trim() };
}

it('cosigns, survives SIGKILL with what it has cosigned, and shows its evidence', async () => {
  const port = 20_000 + (process.pid % 20_000);
  const url = `http://127.0.0.1:${port}`;
  const post = async (oldSize: number, proof: Uint8Array[], note: string) => {
    const body = formatCheckpointRequest({ oldSize, proof, note });
    const response = await fetch(`${url}/add-checkpoint`, { method: 'POST', body });
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      text: await response.text(),
    };
  };
  const first = await start(port);
  const note = await history.sign(5);
  const cosigned = await post(0, [], note);
  expect(await listCosignatures(note + cosigned.text, [first.key])).toHaveLength(1);
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');

  const second = await start(port);
  expect(second.key).toBe(first.key);
  expect(await post(0, [], await history.sign())).toEqual({
    status: 409,
    type: 'text/x.tlog.size',
    text: '5\n',
  });
  expect(await post(5, await history.proveConsistency(5), await history.sign())).toMatchObject({
    status: 200,
  });
  const forged = log.createHistory(listEntries(9, 'forged'));
  expect(await post(9, [], await forged.sign())).toMatchObject({ status: 409 });
  const read = async (path: string) => (await fetch(url + path)).text();
  const [name] = JSON.parse(await read('/evidence')) as string[];
  expect(JSON.parse(await read(`/evidence/${name}`))).toMatchObject({ '@type': 'LogInconsistency' });
  expect(await read('/key')).toBe(`${first.key}\n`);
  expect(await read(`/${hashOrigin(log.key.name)}/checkpoint`)).toContain('\n9\n');
  expect((await fetch(`${url}/evidence/../key.json`)).status).toBe(404);
  expect((await fetch(url, { method: 'PUT' })).status).toBe(405);
  expect((await fetch(`${url}/add-checkpoint`, { method: 'POST', body: 'x'.repeat(70_000) })).status).toBe(
    413,
  );
  second.child.kill('SIGTERM');
  expect(await once(second.child, 'exit')).toEqual([0, null]);
});

it.each([
  [[], /^aera-witness --data/],
  [['--data', '/tmp', '--log', 'no key'], /^no key is not the key of a log/],
])('explains wrong options', (args, message) => {
  const { status, stderr } = spawnSync(process.execPath, [cli, ...args, '--name', 'w'], { encoding: 'utf8' });
  expect(stderr).toMatch(message);
  expect(status).toBe(2);
});
