import { startTestMeilisearch } from '@aera/testing';
import { Meilisearch } from 'meilisearch';
import { createEmbeddedEngine } from '../src/engine/embedded-engine.ts';
import { createMeilisearchEngine } from '../src/engine/meilisearch-engine.ts';
import type { KnowledgeDocument } from '../src/engine/search-engine.ts';
import { type AskEngine, type RelevanceMetrics, evaluate } from './evaluation/metrics.ts';
import { bagOfWords } from './evaluation/bag-of-words.ts';
import { longQuestions } from './evaluation/long-questions.ts';
import { asVisitorsAsk, evaluationCorpus } from './evaluation/corpus.ts';
import { evaluationOffTopic, evaluationQuestions } from './evaluation/questions.ts';

/** Minimum ranking score of an answer: half, like our own confidence. */
const answerScore = 0.5;

/** Measures both engines and plain Meilisearch on the evaluation set. */
const meili = await startTestMeilisearch();
const embedded = createEmbeddedEngine();
const shared = createMeilisearchEngine({ url: meili.url, index: `relevance-${process.pid}` });

try {
  const engines: [string, AskEngine][] = [
    ['embedded', await asVisitorsAsk(embedded, evaluationCorpus)],
    ['Meilisearch', await asVisitorsAsk(shared, evaluationCorpus)],
    ['bag of words', bagOfWords(evaluationCorpus)],
    ['plain Meilisearch', await plainMeilisearch(meili.url, evaluationCorpus)],
  ];
  const measured: { name: string; short: RelevanceMetrics; long: RelevanceMetrics }[] = [];
  for (const [name, ask] of engines)
    measured.push({
      name,
      short: await evaluate(ask, evaluationQuestions, evaluationOffTopic),
      long: await evaluate(ask, longQuestions, evaluationOffTopic),
    });
  say(
    `${evaluationQuestions.length} questions and ${longQuestions.length} of a paragraph over ${evaluationCorpus.length} articles, ${evaluationOffTopic.length} off topic\n`,
  );
  row(
    '',
    measured.map(({ name }) => name),
  );
  const rows: [string, (figures: (typeof measured)[number]) => number | undefined][] = [
    ['nDCG@10', ({ short }) => short.ndcg],
    ['MRR', ({ short }) => short.mrr],
    ['nDCG@10, a few words', ({ short }) => short.ndcgOf.words],
    ['nDCG@10, whole sentences', ({ short }) => short.ndcgOf.sentence],
    ['nDCG@10, misspelt', ({ short }) => short.ndcgOf.typo],
    ['nDCG@10, other words', ({ short }) => short.ndcgOf.synonym],
    ['hasAnswer, precision', ({ short }) => short.precision],
    ['hasAnswer, recall', ({ short }) => short.recall],
    ['nDCG@10, paragraphs', ({ long }) => long.ndcg],
    ['hasAnswer, paragraphs', ({ long }) => long.recall],
  ];
  for (const [name, pick] of rows)
    row(
      name,
      measured.map((figures) => pick(figures)?.toFixed(3) ?? '–'),
    );
} finally {
  await embedded.close();
  await shared.close();
  await meili.stop();
}

/** Meilisearch with its default settings, order and score. */
async function plainMeilisearch(url: string, documents: readonly KnowledgeDocument[]): Promise<AskEngine> {
  const client = new Meilisearch({ host: url });
  const index = client.index<Record<string, unknown> & { id: string }>(`plain-${process.pid}`);
  const added = documents.map(({ id, title, content }) => ({ id, title, content }));
  await index.addDocuments(added, { primaryKey: 'id' }).waitTask({ timeout: 60_000 });
  return async (question) => {
    const { hits } = await index.search(question, { limit: 10, showRankingScore: true });
    const { _rankingScore: score = 0 } = hits[0] ?? {};
    return { ids: hits.map(({ id }) => id), hasAnswer: score >= answerScore };
  };
}

function row(name: string, cells: readonly string[]): void {
  say(name.padEnd(28) + cells.map((cell) => cell.padStart(20)).join(''));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
