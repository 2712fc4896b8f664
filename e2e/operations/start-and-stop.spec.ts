import { eventually, isAlive } from '@aera/testing';
import { expect, test } from '@playwright/test';
import { type Platform, startPlatform } from '../platform/start-platform.ts';

const pidsOf = async (platform: Platform) => (await platform.processes()).map(({ pid }) => pid);
const expectGone = (pids: number[]) =>
  eventually(() => expect(pids.filter((pid) => isAlive(pid))).toEqual([]), { timeout: 20_000 });

test('two platforms run side by side, and each ends whole, however its parent ends', async () => {
  const [one, two] = await Promise.all([startPlatform(), startPlatform()]);
  try {
    expect(one.url).not.toBe(two.url);
    const [ofOne, ofTwo] = await Promise.all([pidsOf(one), pidsOf(two)]);
    expect(ofOne.length).toBe(9);
    expect(ofOne.filter((pid) => ofTwo.includes(pid))).toEqual([]);

    await one.stop('SIGKILL');
    await expectGone(ofOne);
    await two.ready();

    await two.stop('SIGINT');
    await expectGone(ofTwo);
  } finally {
    await Promise.all([one.remove(), two.remove()]);
  }
});
