import { type ArticleSummary, listArticles } from '@aera/contracts';
import { ButtonLink, Row, focusRing } from '@aera/ui';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { usePaging } from '../../../shared/list/pager.tsx';
import type { Column } from '../../../shared/table/column.ts';
import { QueryTable } from '../../../shared/table/query-table.tsx';
import { useUrlState } from '../../../shared/page/use-url-state.ts';
import { articlePath, newArticlePath } from '../../../shared/paths.ts';
import { MayChange } from '../../../shared/session/roles.tsx';
import {
  type ArticleFilter,
  articleFilter,
  ArticleFilters,
  StateBadge,
  toQuery,
} from './article-filters.tsx';
import { articlesCopy as copy } from '../knowledge-copy.ts';
import { FreshnessWithRefresh } from '../../../shared/list/freshness.tsx';

const Title = styled(Link)`
  font-weight: 600;
  ${focusRing}
`;

/** The list of articles. */
export function ArticlesPage() {
  const { get, set } = useUrlState();
  const filter = articleFilter.read({ get });
  const paging = usePaging(50);
  const query = useApiQuery(listArticles, {
    query: { ...toQuery(filter), ...paging.query },
    keepPrevious: true,
  });
  const change = (changes: Partial<ArticleFilter>) =>
    set({ ...articleFilter.toChanges(changes), page: null });

  return (
    <>
      <Row justify="space-between">
        <PageTitle title={copy.title}>
          <FreshnessWithRefresh query={query} />
        </PageTitle>
        <MayChange>
          <ButtonLink as={Link} to={newArticlePath}>
            {copy.create}
          </ButtonLink>
        </MayChange>
      </Row>
      <ArticleFilters filter={filter} list={query.data} onChange={change} />
      <QueryTable
        query={query}
        select={({ articles, total }) => ({ rows: articles, total })}
        paging={paging}
        name="articles"
        noun="articles"
        copy={{ ...copy, empty: Object.values(filter).some(Boolean) ? copy.emptySearch : copy.empty }}
        columns={columns}
        getKey={({ id }) => id}
      />
    </>
  );
}

const [title, category, state, version, updated] = copy.columns;

const columns: readonly Column<ArticleSummary>[] = [
  {
    id: 'title',
    title,
    wrap: 'words',
    isRowHeader: true,
    cell: (article) => <Title to={articlePath(article.id)}>{article.title}</Title>,
  },
  { id: 'category', title: category, cell: (article) => article.category },
  { id: 'state', title: state, cell: (article) => <StateBadge state={article.state} /> },
  {
    id: 'version',
    title: version,
    wrap: 'never',
    cell: (article) => copy.version(article.version, article.liveVersion),
  },
  { id: 'updated', title: updated, wrap: 'never', cell: ({ updatedAt }) => formatDate(updatedAt) },
];
