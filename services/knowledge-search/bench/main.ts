import { startTestMeilisearch } from '@aera/testing';
import { createEmbeddedEngine } from '../src/engine/embedded-engine.ts';
import { createMeilisearchEngine } from '../src/engine/meilisearch-engine.ts';
import type { SearchEngine } from '../src/engine/search-engine.ts';
import { searchKnowledge } from '../src/search/search-knowledge.ts';
import { createQueries, queryKinds, syntheticDocuments } from './documents.ts';

/** Documents, rounds, and queries per round; the engines take turns in every round. */
const size = Number(process.env.BENCH_DOCUMENTS ?? 20_000);
const rounds = 5;
const perRound = 60;

const documents = syntheticDocuments(size);
const answered = (n: number) => ({
  ...documents[n % documents.length]!,
  id: `answered-${n}`,
  title: `question number ${n} of the bench`,
});
const meili = await startTestMeilisearch();
const engines: SearchEngine[] = [
  createEmbeddedEngine(),
  createMeilisearchEngine({ url: meili.url, index: `bench-${process.pid}` }),
];
const times = new Map<string, number[]>();

try {
  say(
    `${size} documents of about 80 words; milliseconds of whole answers (candidates, judgement, excerpts)\n`,
  );
  for (const engine of engines) {
    await timed(`${engine.name} rebuild`, () =>
      engine.rebuild(async (next) => {
        await next.index(documents);
        return '1:1';
      }),
    );
    // Warm-up: the first searches of a process run unoptimized code.
    for (const kind of queryKinds)
      for (const query of createQueries(documents, kind, 20)) await searchKnowledge(engine, query);
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const engine of engines) await measure(engine, round);
  }
  report();
} finally {
  for (const engine of engines) await engine.close();
  await meili.stop();
}

async function measure(engine: SearchEngine, round: number): Promise<void> {
  for (const kind of queryKinds) {
    const mine = createQueries(documents, kind, perRound * rounds).slice(
      round * perRound,
      (round + 1) * perRound,
    );
    for (const query of mine) await timed(`${engine.name} ${kind}`, () => searchKnowledge(engine, query));
    for (const query of mine)
      await timed(`${engine.name} suggest ${kind}`, () => engine.suggest(query.slice(0, 200), 8));
  }
  await timed(`${engine.name} one answer`, async () => {
    await engine.index([answered(round)]);
    await engine.waitUntilIndexed();
  });
}

async function timed(name: string, work: () => Promise<unknown>): Promise<void> {
  const begin = performance.now();
  await work();
  times.set(name, [...(times.get(name) ?? []), performance.now() - begin]);
}

function report(): void {
  const names = ['rebuild', 'one answer', ...queryKinds, ...queryKinds.map((kind) => `suggest ${kind}`)];
  say(['', ...engines.map(({ name }) => `${name} p50 / p99`)].map((cell) => cell.padStart(24)).join(''));
  for (const name of names) {
    const cells = engines.map((engine) => {
      const sorted = (times.get(`${engine.name} ${name}`) ?? []).toSorted((a, b) => a - b);
      return [0.5, 0.99]
        .map((share) => (sorted[Math.floor(share * sorted.length)] ?? 0).toFixed(1))
        .join(' / ');
    });
    say([name, ...cells].map((cell) => cell.padStart(24)).join(''));
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
