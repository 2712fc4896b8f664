import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { findFreePort, reservations } from './free-port.ts';

// Workers share modules between spec files. The mock needs fresh modules, and later files must not get the mock.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('node:crypto', { spy: true });

/** The ports that are tried first, in this order. */
const consider = (...ports: number[]) => {
  for (const port of ports) vi.mocked(randomInt).mockImplementationOnce(() => port);
};
const reserveFor = (pid: number, port: number) => writeFile(join(reservations, String(port)), String(pid));

describe('findFreePort', () => {
  it('never returns the same port twice', async () => {
    const port = await findFreePort();
    consider(port);
    expect(await findFreePort()).not.toBe(port);
  });

  it('skips a port that another process has reserved but does not listen on yet', async () => {
    const port = await findFreePort();
    await reserveFor(process.ppid, port);
    consider(port, port);
    expect(await findFreePort()).not.toBe(port);
  });

  it('returns the port of a process that has ended', async () => {
    const port = await findFreePort();
    await reserveFor(spawnSync('true').pid, port);
    consider(port, port);
    expect(await findFreePort()).toBe(port);
  });
});
