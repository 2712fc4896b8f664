import { type ArticleSummary, listArticles } from '@aera/contracts';
import { ButtonLink, EmptyState, Row, focusRing } from '@aera/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { Pager, parsePage } from '../../../shared/list/pager.tsx';
import type { Column } from '../../../shared/table/column.ts';
import { WorkTable } from '../../../shared/table/work-table.tsx';
import { usePageState } from '../../../shared/page/use-page-state.ts';
import { articlePath, newArticlePath } from '../../../shared/paths.ts';
import { MayChange } from '../../../shared/session/roles.tsx';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import {
  type ArticleFilter,
  ArticleFilters,
  readArticleFilter,
  toSearchParams,
  toQuery,
} from './article-filters.tsx';
import { articlesCopy as copy } from '../knowledge-copy.ts';
import { StateBadge } from './state-badge.tsx';
import { AsOf } from '../../../shared/list/freshness.tsx';
import { QueryResult } from '../../../shared/list/query-result.tsx';

const pageSize = 50;

const Title = styled(Link)`
  font-weight: 600;
  ${focusRing}
`;

/** Every article, and the way to a new one. */
export function ArticlesPage() {
  const address = usePageState();
  const filter = readArticleFilter(address);
  const page = parsePage(address.get('page'));
  const query = useStewardQuery(listArticles, {
    query: { ...toQuery(filter), limit: pageSize, offset: (page - 1) * pageSize },
    keepPrevious: true,
  });
  const change = (changes: Partial<ArticleFilter>) =>
    address.set({ ...toSearchParams({ ...filter, ...changes }), page: null });

  return (
    <>
      <Row justify="space-between">
        <PageTitle title={copy.title} lead={copy.lead}>
          <AsOf query={query} />
        </PageTitle>
        <MayChange>
          <ButtonLink as={Link} to={newArticlePath}>
            {copy.begin}
          </ButtonLink>
        </MayChange>
      </Row>
      <ArticleFilters key={filter.q} filter={filter} known={query.data} onChange={change} />
      <QueryResult query={query} copy={copy}>
        {({ articles, total }) =>
          articles.length === 0 ? (
            <EmptyState>{Object.values(filter).some(Boolean) ? copy.emptySearch : copy.empty}</EmptyState>
          ) : (
            <>
              <WorkTable
                name="articles"
                caption={copy.title}
                hideCaption
                columns={columns}
                rows={articles}
                getKey={({ id }) => id}
                serverPage={{ offset: (page - 1) * pageSize, total }}
              />
              <Pager
                label={copy.pages}
                page={page}
                size={pageSize}
                total={total}
                showing={copy.showing}
                onPage={(wanted) => address.set({ page: wanted === 1 ? null : String(wanted) })}
              />
            </>
          )
        }
      </QueryResult>
    </>
  );
}

const [title, category, state, version, updated] = copy.columns;

const columns: readonly Column<ArticleSummary>[] = [
  {
    id: 'title',
    title,
    kind: 'words',
    isRowHeader: true,
    cell: (article) => <Title to={articlePath(article.id)}>{article.title}</Title>,
  },
  { id: 'category', title: category, cell: (article) => article.category },
  { id: 'state', title: state, cell: (article) => <StateBadge state={article.state} /> },
  {
    id: 'version',
    title: version,
    kind: 'line',
    cell: (article) => copy.version(article.version, article.liveVersion),
  },
  { id: 'updated', title: updated, kind: 'line', cell: ({ updatedAt }) => formatDate(updatedAt) },
];
