import { randomUUID } from 'node:crypto';
import { createEngagementHit, createPageViewHit } from '../src/ingest/hit.ts';
import type { Message } from '@aera/contracts/server';
import { readCpuTime } from '@aera/testing';
import type { Database } from '../src/coordination/database.ts';
import { projectBatch } from '../src/projector/project-batch.ts';
import { resessionizeQueued } from '../src/sessionization/resessionize.ts';
import type { AnalyticsStore } from '../src/store/analytics-store.ts';

/** Views per batch, and in a visit. */
const batchSize = 5_000;
const perVisit = 5;
const enriched = {
  country: 'DE',
  region: 'Berlin',
  city: 'Berlin',
  browser: 'Firefox',
  os: 'Linux',
  device: 'desktop',
  signals: [],
};

interface WriteCost {
  /** Microseconds of the engine's CPU time per view. */
  readonly writing: number;
  readonly sessionizing: number;
  readonly viewsPerSecond: number;
}

/**
 * Projects batches of views, each with its engagement, as projector and sessionizer do. Every fifth visit continues in the next batch.
 * @param pid Process of the engine.
 */
export async function measureWrites(
  { database, store }: { database: Database; store: AnalyticsStore },
  pid: number,
  batches: number,
): Promise<WriteCost> {
  const project = projectBatch({
    database,
    store,
    enrichClients: async () => () => enriched,
    cutoffs: async () => ({ events: '', ipAddresses: '', aggregates: '' }),
  });
  let [writing, sessionizing] = [0, 0];
  let seq = 0;
  let continued: string[] = [];
  const start = Date.now() - batches * batchSize;
  const began = performance.now();
  for (let batch = 0; batch < batches; batch += 1) {
    const visitors = Array.from(
      { length: batchSize / perVisit },
      (_, index) => continued[index] ?? randomUUID(),
    );
    continued = visitors.filter((_, index) => index % 5 === 0);
    const payloads = Array.from({ length: batchSize }, (_, n) =>
      createHits(visitors[n % visitors.length] as string, new Date(start + batch * batchSize + n)),
    ).flat();
    const before = await readCpuTime([pid]);
    await project({ payloads, seqs: payloads.map(() => (seq += 1)) });
    const written = await readCpuTime([pid]);
    while (
      await database.transaction((transaction) => resessionizeQueued(transaction, store.visits, '0001-01-01'))
    );
    writing += written - before;
    sessionizing += (await readCpuTime([pid])) - written;
  }
  const views = batches * batchSize;
  return {
    writing: writing / views,
    sessionizing: sessionizing / views,
    viewsPerSecond: (1000 * views) / (performance.now() - began),
  };
}

function createHits(visitorId: string, at: Date): Message[] {
  const pageViewId = randomUUID();
  const context = {
    visitorId,
    consented: true,
    ip: '203.0.113.7',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    signals: [],
    site: null,
    at: at.toISOString(),
  };
  const body = { sessionId: visitorId, consented: true, title: 'A page', timeOnPage: 0, scrollDepth: 0 };
  return [
    createPageViewHit(
      pageViewId,
      { ...body, path: `/page-${at.getTime() % 200}`, referrer: 'https://news.example/' },
      context,
    ),
    createEngagementHit(randomUUID(), { ...body, pageViewId, timeOnPage: 20, scrollDepth: 50 }, context),
  ];
}
