import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eventually, findFreePort, isAlive } from '@aera/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectHttpOk } from './expect-http-ok.ts';
import { type ProcessEvent, type ProcessPlan, supervise } from './supervise.ts';

const standIn = fileURLToPath(new URL('../testing/fake-service.ts', import.meta.url));

describe('a supervised process', () => {
  let folder: string;
  let plan: ProcessPlan;
  let events: ProcessEvent[];
  const recordEvent = (one: ProcessEvent) => void events.push(one);
  const pids = () => events.flatMap((one) => (one.type === 'started' ? [one.pid] : []));
  const types = () => events.map(({ type }) => type);

  beforeEach(async () => {
    events = [];
    folder = await mkdtemp(join(tmpdir(), 'aera-supervise-'));
    const port = await findFreePort();
    const url = `http://127.0.0.1:${port}`;
    plan = {
      name: 'stand-in',
      needs: [],
      port,
      url,
      logFile: join(folder, 'stand-in.log'),
      ready: () => expectHttpOk(url),
      prepare: async () => command({ PORT: String(port) }),
    };
  });
  afterEach(() => rm(folder, { recursive: true }));

  const command = (env: Record<string, string>) => ({
    name: 'stand-in',
    command: process.execPath,
    args: [standIn],
    env,
    stopSignal: 'SIGTERM' as const,
  });

  it('is ready once it responds, and finishes its work when it is stopped', async () => {
    const supervised = supervise(plan, recordEvent);
    await supervised.ready;
    await expectHttpOk(plan.url);
    await supervised.stop();
    expect(await readFile(plan.logFile, 'utf8')).toBe('drained\n');
    expect(pids().map(isAlive)).toEqual([false]);
  });

  it('restarts at the same URL after each kill', async () => {
    const supervised = supervise(plan, recordEvent);
    await supervised.ready;
    for (const round of [1, 2]) {
      process.kill(pids().at(-1) ?? 0, 'SIGKILL');
      await eventually(() => types().filter((type) => type === 'recovered').length === round);
      await expectHttpOk(plan.url);
    }
    expect(types()).toEqual(['started', 'exited', 'started', 'recovered', 'exited', 'started', 'recovered']);
    expect(events.filter((one) => one.type === 'exited').map(({ restartIn }) => restartIn)).toEqual([
      100, 200,
    ]);
    await supervised.stop();
  });

  it('is not restarted after stop, also during a pending restart', async () => {
    const supervised = supervise(plan, recordEvent);
    await supervised.ready;
    process.kill(pids().at(-1) ?? 0, 'SIGKILL');
    await eventually(() => types().includes('exited'));
    await supervised.stop();
    expect(types().at(-1)).not.toBe('recovered');
    expect(pids().filter(isAlive)).toEqual([]);
  });

  it('fails its first start and reports the end of its log', async () => {
    const supervised = supervise({ ...plan, prepare: async () => command({ BROKEN: 'yes' }) }, recordEvent);
    await expect(supervised.ready).rejects.toThrow(
      /stand-in did not start: it exited with exit code 1[\s\S]*PORT: must be a number/,
    );
    await supervised.stop();
    expect(types()).toEqual(['started']);
  });

  it('is given the time to recover its data, and is reported meanwhile', async () => {
    const ready = async () => {
      if (!types().includes('recovering')) throw new Error('the system is starting up');
    };
    const supervised = supervise({ ...plan, ready, recoversData: true }, recordEvent, 10);
    await supervised.ready;
    expect(types()).toEqual(['started', 'recovering']);
    expect(events[1]).toMatchObject({
      reason: expect.stringContaining('the system is starting up') as string,
    });
    await supervised.stop();
  });

  it('can be stopped before it is ready', async () => {
    const supervised = supervise({ ...plan, ready: () => Promise.reject(new Error('not yet')) }, recordEvent);
    const outcome = supervised.ready.catch(String);
    await eventually(() => types().includes('started'));
    await supervised.stop();
    expect(await outcome).toContain('did not start');
    expect(pids().filter(isAlive)).toEqual([]);
  });

  it('ends when its supervisor is killed', async () => {
    const program = `
      import { spawnServer } from '@aera/testing';
      const server = spawnServer(${JSON.stringify(command({ PORT: String(plan.port) }))}, ${JSON.stringify(plan.logFile)});
      console.log(server.pid);
      setInterval(() => {}, 1000);`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', program], {
      cwd: import.meta.dirname,
    });
    const pid = Number(await new Promise((resolve) => parent.stdout.once('data', resolve)));
    await eventually(() => plan.ready());
    parent.kill('SIGKILL');
    await eventually(() => !isAlive(pid));
  });
});
