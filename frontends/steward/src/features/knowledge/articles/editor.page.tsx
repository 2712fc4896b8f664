import { readStewardArticle, readArticleVersion, listArticles, type StewardArticle } from '@aera/contracts';
import { Card, Row, Stack } from '@aera/ui';
import { Prose } from '@aera/ui/prose';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { paths } from '../../../shared/paths.ts';
import { useUrlState } from '../../../shared/page/use-url-state.ts';
import { useReadsOnly } from '../../../shared/session/roles.tsx';
import { articlesCopy } from '../knowledge-copy.ts';
import type { ArticleGap } from './article-draft.ts';
import { ArticleHistory } from './article-history.tsx';
import { Editor } from './editor.tsx';
import { StateBadge } from './article-filters.tsx';

const copy = articlesCopy.editor;

/** The saved version of an article and its history, read-only. */
function ArticleView({ article }: { readonly article: StewardArticle }) {
  const { id, version } = article;
  const query = useApiQuery(readArticleVersion, { params: { id, version } });
  return (
    <Stack gap={5}>
      <Row gap={3} justify="space-between">
        <PageTitle title={article.title} lead={copy.versionTitle(version)} />
        <StateBadge state={article.state} />
      </Row>
      <QueryContent query={query} copy={copy}>
        {({ blocks }) => (
          <Card padding={5}>
            <Prose blocks={blocks} />
          </Card>
        )}
      </QueryContent>
      <ArticleHistory article={article} />
    </Stack>
  );
}

/** A new or existing article; read-only for auditors. */
export function EditorPage() {
  const { id } = useParams();
  const gap = useArticleGap();
  const readsOnly = useReadsOnly();
  const { data: list } = useApiQuery(listArticles, { query: { limit: 1 } });
  const categories = list?.categories ?? [];
  if (id === undefined && readsOnly) return <Navigate replace to={paths.articles} />;
  return id === undefined ? (
    <Editor key={gap?.id ?? 'new'} article={null} gap={gap} categories={categories} />
  ) : (
    <ExistingArticle key={id} id={id} categories={categories} />
  );
}

/** The gap in the URL. The suggested title is in the history entry, because URLs are logged. */
function useArticleGap(): ArticleGap | null {
  const id = useUrlState().get('gap');
  const state = useLocation().state as Partial<ArticleGap> | null;
  return id === null ? null : { id, suggestedTitle: state?.suggestedTitle ?? '' };
}

function ExistingArticle({
  id,
  categories,
}: {
  readonly id: string;
  readonly categories: readonly string[];
}) {
  const readsOnly = useReadsOnly();
  const query = useApiQuery(readStewardArticle, { params: { id } });
  return (
    <QueryContent query={query} copy={copy}>
      {(article) =>
        readsOnly ? <ArticleView article={article} /> : <Editor article={article} categories={categories} />
      }
    </QueryContent>
  );
}
