import { selectTopK } from './top-k.ts';
import { TextIndex } from './text-index.ts';
import { rankTitleSuggestions, TitleIndex } from './title-index.ts';
import type { DocumentFrequencies, IndexReader, IndexWriter, KnowledgeDocument } from './search-engine.ts';

/** Number of documents per turn of the event loop. */
const chunkSize = 100;

/** One generation of the embedded index: the documents, their texts and their titles. */
interface EmbeddedIndex extends IndexReader, IndexWriter {}

export function createEmbeddedIndex(): EmbeddedIndex {
  const documents = new Map<string, KnowledgeDocument>();
  const texts = new TextIndex();
  const titles = new TitleIndex();
  let writing: Promise<void> = Promise.resolve();

  /** Runs writes sequentially, because a replacement removes the exact old document. */
  const write = (work: () => void | Promise<void>): Promise<void> => {
    const done = writing.then(work);
    writing = done.catch(() => {});
    return done;
  };
  const removeOne = (id: string) => {
    const old = documents.get(id);
    if (!old) return;
    texts.remove(old);
    titles.remove(old);
    documents.delete(id);
  };
  const addChunk = async (chunk: KnowledgeDocument[]) => {
    for (const document of chunk) {
      removeOne(document.id);
      documents.set(document.id, document);
    }
    await texts.addAllAsync(chunk, { chunkSize });
    titles.addAll(chunk);
  };
  const frequencies = (terms: readonly string[]): DocumentFrequencies => ({
    total: documents.size,
    of: new Map(terms.map((term) => [term, texts.frequency(term)])),
  });
  const getDocument = ({ id }: { id: string }) => documents.get(id) ?? [];

  return {
    index: (added) => {
      const latest = [...new Map(added.map((document) => [document.id, document])).values()];
      return write(async () => {
        for (let start = 0; start < latest.length; start += chunkSize)
          await addChunk(latest.slice(start, start + chunkSize));
      });
    },
    remove: (ids) => write(() => ids.forEach(removeOne)),
    search: async (query, limit) => ({
      // MiniSearch multiplies a score by the number of matching terms, which favors common words of long questions.
      documents: selectTopK(
        texts.search(texts.toQuery(query)),
        ({ score, queryTerms }) => score / queryTerms.length,
        limit,
      ).flatMap((hit) => getDocument({ id: String(hit.id) })),
      frequencies: frequencies(query.terms.map(({ term }) => term)),
    }),
    frequencies: async (terms) => frequencies(terms),
    documents: async (ids) => ids.flatMap((id) => documents.get(id) ?? []),
    suggest: async (text, limit) => {
      const found = titles
        .search(titles.toQuery(text))
        .map(({ id }) => documents.get(String(id))?.title ?? '');
      return rankTitleSuggestions(found, text, limit);
    },
  };
}
