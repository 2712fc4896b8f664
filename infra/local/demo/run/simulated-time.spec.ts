import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openClock } from '@aera/service-kit/core';
import { createTemporaryFolder, removeFolder } from '@aera/testing';
import { expect, it } from 'vitest';
import { createSimulatedTime } from './simulated-time.ts';

const day = 24 * 60 * 60_000;

it('moves clocks forward through the past, never back, and removes its file at the end', async () => {
  const folder = await createTemporaryFolder('time');
  const file = join(folder, 'clock');
  const clock = openClock({ SIMULATED_CLOCK_FILE: file, HOST: '127.0.0.1' });
  const daysBehind = () => Math.round((Date.now() - clock().getTime()) / day);
  const time = createSimulatedTime(file);
  try {
    await time.moveTo(Date.now() - 90 * day);
    expect(daysBehind()).toBe(90);
    await time.moveTo(Date.now() - 40 * day);
    expect(daysBehind()).toBe(40);
    await time.moveTo(Date.now() - 60 * day);
    expect(daysBehind()).toBe(40);
    await time.moveTo(Date.now() + 5 * day);
    expect(daysBehind()).toBe(0);
    await time.end();
    expect(await readdir(folder)).toEqual([]);
  } finally {
    await removeFolder(folder);
  }
});
