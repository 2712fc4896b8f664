import { getArticle, listArticles } from '@aera/contracts';
import { Text } from '@aera/ui';
import { Navigate, useParams } from 'react-router-dom';
import { ReadingFailure } from '../../../shared/list/query-failure.tsx';
import { paths } from '../../../shared/paths.ts';
import { useReadsOnly } from '../../../shared/session/roles.tsx';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { articlesCopy } from './articles-copy.ts';
import { ArticleReading } from './article-view.tsx';
import { Editor } from './editor.tsx';

const copy = articlesCopy.editor;

/** A new article, or one that there is; for whoever only reads, the one that there is. */
export function EditorPage() {
  const { id } = useParams();
  const readsOnly = useReadsOnly();
  const { data: list } = useStewardQuery(listArticles, { query: { limit: 1 } });
  const categories = list?.categories ?? [];
  if (id === undefined && readsOnly) return <Navigate replace to={paths.articles} />;
  return id === undefined ? (
    <Editor key="new" article={null} categories={categories} />
  ) : (
    <Known key={id} id={id} categories={categories} />
  );
}

function Known({ id, categories }: { readonly id: string; readonly categories: readonly string[] }) {
  const readsOnly = useReadsOnly();
  const reading = useStewardQuery(getArticle, { params: { id } });
  const { data, isError } = reading;
  if (!data && isError) return <ReadingFailure title={copy.failed} reading={reading} />;
  if (!data) return <Text as="output">{copy.loading}</Text>;
  if (readsOnly) return <ArticleReading article={data} />;
  return <Editor article={data} categories={categories} />;
}
