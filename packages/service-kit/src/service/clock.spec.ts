import { rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTemporaryFolder, removeFolder } from '@aera/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openClock, simulationLeaseMs } from './clock.ts';
import { EnvError } from './env.ts';

const day = 24 * 60 * 60_000;

describe('the clock of a process', () => {
  let folder: string;
  let file: string;
  beforeAll(async () => {
    folder = await createTemporaryFolder('clock');
    file = join(folder, 'clock');
  });
  afterEach(() => rm(file, { force: true }));
  afterAll(() => removeFolder(folder));

  const open = () => openClock({ SIMULATED_CLOCK_FILE: file, HOST: '127.0.0.1' });
  const set = async (text: string) => {
    await writeFile(`${file}.new`, text);
    await rename(`${file}.new`, file);
  };
  /** Difference to the real time, rounded to whole days. */
  const daysBehind = (clock: () => Date) => {
    const at = clock().getTime();
    return Math.round((Date.now() - at) / day);
  };

  it('is real without a file', () => {
    expect(daysBehind(openClock({}))).toBe(0);
    expect(daysBehind(open())).toBe(0);
  });

  it('follows the file', async () => {
    const clock = open();
    await set(String(90 * day));
    expect(daysBehind(clock)).toBe(90);
    await set(String(3 * day));
    expect(daysBehind(clock)).toBe(3);
    await rm(file);
    expect(daysBehind(clock)).toBe(0);
  });

  it('is real again once the file was not changed for a while', async () => {
    const clock = open();
    await set(String(90 * day));
    const longAgo = new Date(Date.now() - simulationLeaseMs - 1_000);
    await utimes(file, longAgo, longAgo);
    expect(daysBehind(clock)).toBe(0);
  });

  it.each(['', 'yesterday', String(-2 * day), '1e400', '1.5'])('ignores %j', async (text) => {
    await set(text);
    expect(daysBehind(open())).toBe(0);
  });

  it.each([undefined, '', '0.0.0.0', '::', '10.0.0.5', '192.0.2.7', 'example.org'])(
    'refuses to follow a file on host %j',
    (HOST) => {
      expect(() => openClock({ SIMULATED_CLOCK_FILE: file, HOST })).toThrow(EnvError);
    },
  );
});
