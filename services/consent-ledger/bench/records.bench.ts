import {
  listConsentsForDemo,
  exportConsents,
  identityHeader,
  readIpActivity,
  readLedgerCheckpoint,
  readConsistencyProof,
  readInclusionProof,
  listConsents,
  buildPath,
  listUnansweredNoticeViews,
  routeRegistry,
} from '@aera/contracts/server';
import { hashLeaf } from '@aera/transparency-log';
import {
  decodeBase64,
  openNote,
  parseCheckpoint,
  parseNoteKey,
  verifyInclusion,
} from '@aera/transparency-log/verify';
import { median, print } from '@aera/testing/bench';
import { startLedger, withoutAudit } from './platform.ts';
import { busyAddress, fillRecords } from './seed-records.ts';

/**
 * Measures the latency of stewards' and visitors' requests with very many records: each over HTTP, one at a time, several runs. `RECORDS`
 * is the number of records (a million takes two minutes to insert, ten million about twenty and 12 GB), `ROUNDS` the number of runs.
 */
const records = Number(process.env['RECORDS'] ?? 1_000_000);
const rounds = Number(process.env['ROUNDS'] ?? 7);

const servers = await startLedger(withoutAudit);
try {
  const { sign } = servers;
  const { url } = servers.ledger;
  print(`${records.toLocaleString('en')} records`);
  await fillRecords(servers.postgres.url, records, print);

  const steward = {
    kind: 'steward',
    sub: 'bench',
    username: 'bench',
    name: 'Bench',
    role: 'steward',
    authenticatedAt: new Date().toISOString(),
    ip: '127.0.0.1',
  } as const;
  const visitor = { kind: 'visitor', sub: 'visitor', ip: '127.0.0.1' } as const;
  const get = async (path: string, query: Record<string, string | number> = {}) => {
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const answer = await fetch(`${url}${path}?${search}`, {
      headers: {
        [identityHeader]: await sign(path.includes('/ledger/') ? visitor : steward, ['consent-ledger']),
      },
    });
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const time = async <T>(what: string, ask: () => Promise<T>): Promise<T> => {
    const took: number[] = [];
    let last: T;
    do {
      const began = performance.now();
      last = await ask();
      took.push(performance.now() - began);
    } while (took.length < rounds);
    print(
      `${what.padEnd(48)} ${median(took).toFixed(1).padStart(9)} ms  slowest ${Math.max(...took)
        .toFixed(1)
        .padStart(9)} ms`,
    );
    return last;
  };
  const expect = (what: string, found: unknown, wanted: unknown) => {
    if (found === wanted) return;
    print(`  WRONG: ${what} is ${String(found)}, not ${String(wanted)}`);
    process.exitCode = 1;
  };
  const list = async (query: Record<string, string | number>) =>
    routeRegistry.get(listConsents).response.parse(await (await get(listConsents.path, query)).json());

  const first = await time('list and figures, first page of 50', () => list({ limit: 50 }));
  expect('the total', first.total, records);
  const deep = await time('list and figures, a page in the middle', () =>
    list({ limit: 50, offset: Math.floor(records / 2) }),
  );
  expect('its length', deep.consents.length, 50);
  const last = await time('list and figures, the last page', () => list({ limit: 50, offset: records - 50 }));
  expect('its length', last.consents.length, 50);
  const one = first.consents.find(({ ipAddress }) => ipAddress !== busyAddress)?.ipAddress as string;
  await time('search: one whole address', () => list({ limit: 50, ip: one }));
  const busy = await time('search: an address with a thousandth of all', () =>
    list({ limit: 50, ip: busyAddress }),
  );
  expect('its total', busy.total, Math.floor(records / 1000));
  await time('search: the same, a page in the middle', () =>
    list({ limit: 50, ip: busyAddress, offset: Math.floor(records / 2000) }),
  );
  await time('search: three figures, in very many addresses', () => list({ limit: 50, ip: '12.' }));
  await time('search: one figure, in nearly all', () => list({ limit: 50, ip: '1' }));
  await time('search: nothing found', () => list({ limit: 50, ip: '999.999' }));
  await time('explorer of addresses, 500', () =>
    get(listConsentsForDemo.path, { limit: 500 }).then((r) => r.arrayBuffer()),
  );
  const activity = await time('activity of the busy address', async () =>
    routeRegistry
      .get(readIpActivity)
      .response.parse(await (await get(buildPath(readIpActivity, { ip: busyAddress }))).json()),
  );
  expect('its total', activity.activity.totalConsents, Math.floor(records / 1000));
  await time('impressions without an answer, first page', () =>
    get(listUnansweredNoticeViews.path, { limit: 50 }).then((r) => r.arrayBuffer()),
  );

  const { size, checkpoint, key } = await time('checkpoint', async () =>
    routeRegistry
      .get(readLedgerCheckpoint)
      .response.parse(await (await get(readLedgerCheckpoint.path)).json()),
  );
  const noteKey = await parseNoteKey(key);
  const { root } = parseCheckpoint((noteKey && (await openNote(checkpoint, noteKey))) ?? '') ?? {};
  const hashes = async (answer: Promise<Response>) =>
    routeRegistry
      .get(readInclusionProof)
      .response.parse(await (await answer).json())
      .hashes.map((hash) => decodeBase64(hash) as Uint8Array);
  const leaf = Math.floor(records / 3);
  const inclusion = await time('inclusion proof', () => hashes(get(readInclusionProof.path, { leaf, size })));
  const entry = Buffer.alloc(8);
  entry.writeBigInt64BE(BigInt(leaf));
  const claim = { leaf, size, leafHash: hashLeaf(entry), proof: inclusion, root: root as Uint8Array };
  expect('that it holds', await verifyInclusion(claim), true);
  await time('consistency proof, from a third on', () =>
    hashes(get(readConsistencyProof.path, { first: leaf, second: size })),
  );

  await time('CSV: first byte', async () => {
    const reader = (await get(exportConsents.path)).body?.getReader();
    await reader?.read();
    await reader?.cancel();
  });
  const began = performance.now();
  let lines = 0;
  for await (const chunk of (await get(exportConsents.path)).body ?? [])
    lines += Buffer.from(chunk).toString('latin1').split('\n').length - 1;
  const seconds = (performance.now() - began) / 1000;
  print(
    `${'CSV: all of it'.padEnd(48)} ${(lines / seconds).toFixed(0).padStart(9)} rows/s, ${seconds.toFixed(0)} s`,
  );
  expect('its rows', lines, records + 1);
} finally {
  await servers.close();
}
