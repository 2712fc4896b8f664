import { Meilisearch } from 'meilisearch';
import type { KnowledgeDocument } from '../src/engine/search-engine.ts';
import type { AskEngine } from './evaluation/metrics.ts';

/** From here on a plain ranking score is taken for an answer: half, as with our own confidence. */
const answerScore = 0.5;

/** A Meilisearch as it comes: its own settings, the question as it was typed, its own order and score. */
export async function plainMeilisearch(
  url: string,
  documents: readonly KnowledgeDocument[],
): Promise<AskEngine> {
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
