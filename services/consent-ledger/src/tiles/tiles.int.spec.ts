import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eraseVisitor, readLedgerCheckpoint, readVisitorData } from '@aera/contracts/server';
import { asVisitor, type TestService } from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { createLogClient, createMonitor, type Monitor, openMirror } from '@aera/transparency-log/monitor';
import { createCommitmentEntry, hashLeafAsync, parseNoteKey } from '@aera/transparency-log/verify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogFetch } from '../testing/log-fetch.ts';
import { consentBody, readCookie, startLedger, type TestLedger } from '../testing/start-ledger.ts';

let service: TestService;
let record: TestLedger['record'];
let folder: string;
let monitor: Monitor;
const as = asVisitor();
const get = (path: string) => service.inject({ url: path, as });
const addVisitors = async (count: number) => {
  for (let done = 0; done < count; done += 50)
    await Promise.all(
      Array.from({ length: Math.min(50, count - done) }, (_, at) =>
        record(`198.51.100.${at}`, { ...consentBody, sessionId: crypto.randomUUID() }),
      ),
    );
};

beforeAll(async () => {
  ({ service, record } = await startLedger());
  folder = await mkdtemp(join(tmpdir(), 'aera-mirror-'));
  const verifierKey = (await service.call(readLedgerCheckpoint, { as })).body.key;
  const client = createLogClient('https://aera.example/ledger', createLogFetch(service));
  const key = (await parseNoteKey(verifierKey))!;
  monitor = createMonitor({ key, verifierKey, client, mirror: openMirror(folder) });
});
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true });
});

describe('the log as static resources', () => {
  it('can be mirrored and verified while it grows', async () => {
    await addVisitors(20);
    await service.waitUntilCaughtUp();
    const small = (await monitor.poll()).checkpoint.size;
    await addVisitors(280);
    await service.waitUntilCaughtUp();
    expect((await monitor.poll()).checkpoint.size).toBe(small + 280);
  });

  it('holds commitments only; an erasure appends one entry', async () => {
    const answer = await record('203.0.113.99', { ...consentBody, sessionId: crypto.randomUUID() });
    await service.waitUntilCaughtUp();
    const before = (await monitor.poll()).checkpoint.size;
    await service.call(eraseVisitor, { body: {}, as, headers: readCookie(answer) });
    await service.waitUntilCaughtUp();
    const { checkpoint } = await monitor.poll();
    expect(checkpoint.size).toBe(before + 1);
    const mirrored = await readFile(join(folder, `tile/entries/001.p/${checkpoint.size - 256}`), 'utf8');
    // Each entry is a length and a commitment: neither names, types nor times.
    const entry = '[^]{2}\\{"commitment":"[\\w-]{43}"\\}';
    expect(mirrored).toMatch(new RegExp(`^(?:${entry}){${checkpoint.size - 256}}$`));
    const receipt = (await service.call(readVisitorData, { as, headers: readCookie(answer) })).body
      .consents[0];
    const { entry: text = '', salt = '', inclusion } = receipt?.proof ?? {};
    expect(await monitor.readLeafHash(inclusion?.leaf ?? 0)).toEqual(
      Buffer.from(await hashLeafAsync(Buffer.from(await createCommitmentEntry(text, salt)))),
    );
  });

  it('may be cached permanently, except the checkpoint', async () => {
    for (const path of [
      'tile/0/000',
      'tile/0/000.p/3',
      'tile/1/000.p/1',
      'tile/entries/000',
      'tile/entries/000.p/2',
    ]) {
      const { statusCode, headers } = await get(`/ledger/${path}`);
      expect([path, statusCode]).toEqual([path, 200]);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-type']).toBe('application/octet-stream');
    }
    const { headers, body } = await get('/ledger/checkpoint');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=2',
      'content-type': 'text/plain; charset=utf-8',
    });
    expect(body).toMatch(/^aera\.example\/consent-ledger\n\d+\n/);
  });

  it('stores full bundles compressed, as the log grows', async () => {
    await eventually(async () => {
      const [row] = await service.kit.sql<{ count: number }>(
        'select count(*)::int as count from ledger_entry_bundles',
      );
      return row?.count === 1;
    });
    const { headers, rawPayload } = await get('/ledger/tile/entries/000');
    expect(headers['content-encoding']).toBe('gzip');
    const [stored] = await service.kit.sql<{ entries: Buffer }>('select entries from ledger_entry_bundles');
    expect(Buffer.compare(rawPayload, stored!.entries)).toBe(0);
  });

  it.each([
    ['/ledger/tile/0/002', 404],
    ['/ledger/tile/0/001', 404],
    ['/ledger/tile/0/001.p/255', 404],
    ['/ledger/tile/0/000.p/256', 404],
    ['/ledger/tile/0/000.p/0', 404],
    ['/ledger/tile/1/000', 404],
    ['/ledger/tile/2/000.p/1', 404],
    ['/ledger/tile/entries/001', 404],
    ['/ledger/tile/0/x001/x000/000.p/1', 404],
    ['/ledger/tile/64/000', 404],
    ['/ledger/tile/00/000', 404],
    ['/ledger/tile/-1/000', 400],
    ['/ledger/tile/0/000%27', 400],
    ['/ledger/tile/0/abc', 400],
    ['/ledger/tile/0/%2e%2e', 404],
    ['/ledger/tile/0', 404],
  ])('has no %s', async (path, status) => expect((await get(path)).statusCode).toBe(status));

  it('rejects a partial bundle with a tampered event, and serves the original from a stored bundle', async () => {
    const readStatus = async (path: string) =>
      (await createLogFetch(service)(`https://aera.example/ledger/${path}`)).status;
    const last = (await monitor.poll()).checkpoint.size;
    await service.kit.sql(
      `update events set data = jsonb_set(data, '{hasReadNotice}', 'false') where type = 'ConsentRecorded'`,
    );
    expect(await readStatus(`tile/entries/001.p/${last - 256}`)).toBe(500);
    const { rawPayload } = await get('/ledger/tile/0/000');
    const bundle = Buffer.from(
      await (await createLogFetch(service)('https://aera.example/ledger/tile/entries/000')).arrayBuffer(),
    );
    const length = bundle.readUInt16BE(0);
    expect(Buffer.from(await hashLeafAsync(bundle.subarray(2, 2 + length)))).toEqual(
      rawPayload.subarray(0, 32),
    );
  });
});
