import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashLeaf } from '../index.ts';
import { createTestLog, listEntries } from '../testing/test-log.ts';
import { createTestMonitor } from '../testing/test-monitor.ts';
import { createTestWitness } from '../testing/test-witness.ts';
import { verifyInconsistency } from '../verify/index.ts';
import type { ProblemCode } from './log-problem.ts';

const log = await createTestLog();
const entries = listEntries(600);
const honest = log.createHistory(entries);
const serve = async (size?: number) => honest.serve(await honest.sign(size));

let monitor: Awaited<ReturnType<typeof createTestMonitor>>;
beforeEach(async () => {
  monitor = await createTestMonitor({ log });
});
afterEach(() => monitor.remove());

/** What is served, with another answer at one path. */
const serveAt =
  (
    inner: typeof fetch,
    path: string,
    change: (bytes: Uint8Array) => Response | Promise<Response>,
  ): typeof fetch =>
  async (input) => {
    const response = await inner(input);
    return String(input).endsWith(path) ? change(new Uint8Array(await response.arrayBuffer())) : response;
  };

describe('a monitor', () => {
  it('copies and verifies a log as it grows', async () => {
    for (const size of [1, 255, 256, 257, 300, 300, 600])
      expect(await monitor.poll(await serve(size))).toBe(size);
    expect(await readdir(join(monitor.folder, 'tile'))).toEqual(['0', '1', 'entries']);
    expect(await monitor.monitor.readLeafHash(599)).toEqual(hashLeaf(Buffer.from('entry 599')));
    expect(await monitor.monitor.readLeafHash(600)).toBeNull();
  });

  it('reads full tiles where the partial ones are gone', async () => {
    const inner = await serve(300);
    const pruned: typeof fetch = async (input, init) =>
      String(input).includes('.p/') ? new Response(null, { status: 404 }) : inner(input, init);
    const all = log.createHistory(listEntries(512));
    expect(await monitor.poll(log.createHistory(listEntries(512)).serve(await all.sign(300)))).toBe(300);
    expect(await monitor.poll(pruned)).toBe(300);
  });

  it('accepts the checkpoints that others were shown, smaller or as large', async () => {
    await monitor.poll(await serve());
    for (const size of [0, 1, 256, 299, 600])
      expect(await monitor.compare(await honest.sign(size))).toBe(size);
  });

  it('requires the cosignatures of its policy', async () => {
    const witness = await createTestWitness([log]);
    const strict = await createTestMonitor({ log, witnessKeys: [witness.verifierKey], quorum: 1 });
    expect(await strict.poll(await serve(5))).toMatchObject({ code: 'too-few-cosignatures' });
    const { body } = await witness.cosign(honest, 5);
    expect(await strict.poll(honest.serve((await honest.sign(5)) + body))).toBe(5);
    await strict.remove();
  });
});

const altered = (bytes: Uint8Array) => {
  const copy = bytes.slice();
  copy[40]! ^= 1;
  return new Response(copy);
};
const truncated = (bytes: Uint8Array) => new Response(bytes.slice(0, -1));
const grown = (bytes: Uint8Array) =>
  new Response(new TextDecoder().decode(bytes).replace('\n600\n', '\n601\n'));
const status = (code: number) => () => new Response(null, { status: code });

describe('bad input', () => {
  it.each<[ProblemCode, string, string, (bytes: Uint8Array) => Response | Promise<Response>]>([
    ['altered-entries', 'a tile was altered', 'tile/0/001', altered],
    ['truncated-tile', 'a tile was truncated', 'tile/0/002.p/88', truncated],
    ['truncated-tile', 'a full tile was truncated', 'tile/0/000', truncated],
    ['missing-resource', 'a tile is missing', 'tile/0/001', status(404)],
    ['altered-tile', 'a tile above the leaves was altered', 'tile/1/000.p/2', altered],
    ['altered-entries', 'an entry was altered', 'tile/entries/000', altered],
    ['truncated-entries', 'a bundle was truncated', 'tile/entries/001', truncated],
    [
      'truncated-entries',
      'a bundle is of another width',
      'tile/entries/002.p/88',
      () => new Response('\0\u0001a'),
    ],
    [
      'unreachable',
      'a tile is not answered',
      'tile/0/001',
      () => Promise.reject(new TypeError('fetch failed')),
    ],
    ['unreachable', 'the log fails', 'checkpoint', status(503)],
    ['unreachable', 'a tile never ends', 'tile/0/000', () => new Response(new Uint8Array(9_000))],
    ['missing-resource', 'there is no checkpoint', 'checkpoint', status(404)],
    ['malformed-checkpoint', 'the checkpoint is truncated', 'checkpoint', truncated],
    ['malformed-checkpoint', 'the checkpoint is a page', 'checkpoint', () => new Response('<!doctype html>')],
    ['bad-signature', 'the checkpoint was altered', 'checkpoint', grown],
  ])('is named %s where %s', async (code, _, path, change) => {
    expect(await monitor.poll(serveAt(await serve(), path, change))).toMatchObject({ code });
    expect(await monitor.mirror.readCheckpoint()).toBeNull();
    expect(await monitor.poll(await serve())).toBe(600);
  });

  it('is named where a checkpoint is of another log or key', async () => {
    const [other, sameName] = [await createTestLog('other.example'), await createTestLog()];
    const show = async (note: string) => monitor.poll(honest.serve(note));
    expect(await show(await other.createHistory(['a']).sign())).toMatchObject({
      code: 'checkpoint-of-another-log',
    });
    expect(await show(await sameName.createHistory(['a']).sign())).toMatchObject({ code: 'unknown-key' });
    expect(await monitor.compare(await other.createHistory(['a']).sign())).toMatchObject({
      code: 'checkpoint-of-another-log',
    });
  });

  it('is named where the tiles are those of another log', async () => {
    const other = log.createHistory(listEntries(600, 'other'));
    expect(await monitor.poll(other.serve(await honest.sign()))).toMatchObject({
      code: 'tiles-not-of-checkpoint',
    });
    await monitor.poll(await serve(300));
    expect(await monitor.poll(other.serve(await honest.sign()))).toMatchObject({
      code: 'tiles-not-of-checkpoint',
      evidence: null,
    });
  });
});

describe('evidence of a monitor', () => {
  // 256 is a power of two, of which a consistency proof omits the first root.
  it.each([256, 300])('proves that the log was rewritten after %i entries were seen', async (size) => {
    await monitor.poll(await serve(size));
    const forged = log.createHistory(entries.with(3, 'forged'));
    const found = await monitor.poll(forged.serve(await forged.sign()));
    expect(found).toMatchObject({ code: 'inconsistent-checkpoints' });
    expect(
      await verifyInconsistency((found as { evidence: unknown }).evidence, log.verifierKey),
    ).toMatchObject({
      first: { size },
      second: { size: 600 },
    });
    // The mirror stays at what it has verified.
    expect(await monitor.poll(await serve())).toBe(600);
  });

  it('proves that someone was shown another history, larger or smaller', async () => {
    await monitor.poll(await serve(300));
    const forged = log.createHistory(entries.with(3, 'forged'));
    for (const size of [4, 256, 300]) {
      const found = await monitor.compare(await forged.sign(size));
      expect(found).toMatchObject({ code: 'inconsistent-checkpoints' });
      expect(
        await verifyInconsistency((found as { evidence: unknown }).evidence, log.verifierKey),
      ).not.toBeNull();
    }
    expect(await monitor.compare(await forged.sign(301))).toMatchObject({ code: 'peer-ahead' });
  });
});
