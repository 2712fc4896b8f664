import { randomUUID } from 'node:crypto';
import { type Message, visitorErased } from '@aera/contracts/server';
import { createDatabase } from '@aera/event-store';
import { bootService, generateIdentityKeys } from '@aera/service-kit';
import { eventually } from '@aera/testing';
import { startBenchServers } from '@aera/testing/bench';
import { toMessage } from '../src/to-message.ts';
import { createPageViewHit } from '../src/ingest/hit.ts';
import type { Role } from '../src/role.ts';
import { visitorAnalytics } from '../src/service.ts';
import { fill } from './seed-views.ts';

/**
 * Erases 100 visitors from millions of stored views and from a long stream, while hits arrive, and prints what an erasure reads and how far
 * the projector lags behind. `ROWS` is the number of views in millions, `MESSAGES` that of other messages in the stream, of 100 hits each.
 */
const views = Number(process.env['ROWS'] ?? 1) * 1_000_000;
const messages = Number(process.env['MESSAGES'] ?? 1000);
const erasures = 100;
const dayLength = 24 * 60 * 60_000;

const began = performance.now();
/** With the seconds since the start, so that a phase that takes long is seen. */
const print = (line: string) =>
  process.stdout.write(`${((performance.now() - began) / 1000).toFixed(0).padStart(5)} s  ${line}\n`);
const hit = (visitorId: string, pageViewId: string = randomUUID()): Message =>
  createPageViewHit(
    pageViewId,
    { sessionId: visitorId, consented: true, path: '/', title: '', timeOnPage: 0, scrollDepth: 0 },
    {
      visitorId,
      consented: true,
      ip: '203.0.113.7',
      userAgent: 'Mozilla/5.0 Firefox/140.0',
      signals: [],
      site: null,
      at: new Date().toISOString(),
    },
  );
const strangers = (count: number) => Array.from({ length: count }, () => hit(randomUUID()));

const servers = await startBenchServers();
try {
  const { jwks } = await generateIdentityKeys();
  const boot = (role: Role) =>
    bootService(visitorAnalytics, {
      ...servers.env,
      ROLE: role,
      IDENTITY_JWKS: jwks,
    });
  const days = Array.from({ length: 90 }, (_, n) =>
    new Date(Date.now() - (n + 1) * dayLength).toISOString().slice(0, 10),
  );
  // Without a projector, which would count the same hours.
  const filler = await boot('query');
  await fill(createDatabase(filler.kit.orm.em), { days, views, onProgress: () => {}, countsHours: false });
  await filler.stop();
  print(`${views} views of 90 days are stored`);
  const { kit, stop } = await boot('projector');
  const { sql } = createDatabase(kit.orm.em);
  const count = async (statement: string, values: unknown[] = []) =>
    Number((await sql<{ n: number }>(`select count(*) as n from ${statement}`, values))[0]?.n);
  const send = (hits: readonly Message[]) =>
    kit.bus.publishBatch({ id: randomUUID(), context: 'visitor-analytics', messages: hits });

  const erased = await sql<{ id: string }>('select distinct visitor_id as id from visits limit $1', [
    erasures,
  ]);
  for (let index = 0; index < messages; index += 1) await send(strangers(100));
  for (const { id } of erased) await send([hit(id), ...strangers(9)]);
  const stored = views + messages * 100 + erased.length * 10;
  await eventually(async () => (await count('page_views where day = current_date')) >= stored - views, {
    timeout: 300_000,
    interval: 2_000,
  });
  print('the hits of today are projected');
  await eventually(async () => (await count('visit_recompute_queue')) === 0, {
    timeout: 300_000,
    interval: 500,
  });
  print(`${views} views of 90 days, ${messages + erased.length} messages in the stream`);

  let read = 0;
  const { redact } = kit.bus;
  kit.bus.redact = async (options) => {
    const redaction = await redact(options);
    read += redaction.read;
    return redaction;
  };
  const lags: number[] = [];
  const erasing = new AbortController();
  const watch = async () => {
    while (!erasing.signal.aborted) {
      const markerId = randomUUID();
      const marker = hit(randomUUID(), markerId);
      const sent = performance.now();
      await send([marker]);
      // Without the day it would read the index of every day.
      const ofMarker = 'page_views where day >= current_date - 1 and id = $1';
      await eventually(async () => (await count(ofMarker, [markerId])) === 1, {
        interval: 50,
        timeout: 60_000,
      });
      lags.push(performance.now() - sent);
    }
  };
  const watching = watch();
  const erasingBegan = performance.now();
  for (const { id } of erased)
    await kit.bus.publish({
      ...toMessage(visitorErased, randomUUID(), 'visitor', new Date().toISOString(), {
        sessionId: id,
        erasedAt: new Date().toISOString(),
      }),
      source: '/services/consent-ledger',
    });
  const ids = [erased.map(({ id }) => id)];
  await eventually(
    async () =>
      (await count('erased_ids where id = any($1::uuid[])', ids)) === erased.length &&
      (await count('stream_redaction_queue')) === 0,
    { timeout: 300_000, interval: 250 },
  );
  const took = performance.now() - erasingBegan;
  erasing.abort();
  await watching;
  const left = await count('page_views where visitor_id = any($1::uuid[])', ids);
  lags.sort((a, b) => a - b);
  print(`${erased.length} visitors erased in ${(took / 1000).toFixed(1)} s, ${left} of their views left`);
  print(`${(read / erased.length).toFixed(1)} messages of the stream read per visitor`);
  print(
    `lag of the projector meanwhile: median ${lags[lags.length >> 1]?.toFixed(0)} ms, at most ${lags.at(-1)?.toFixed(0)} ms (goal 1000)`,
  );
  await stop();
} finally {
  await servers.close();
}
