import { type ContentGap, listGaps } from '@aera/contracts';
import { ButtonLink, Row, focusRing, theme } from '@aera/ui';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { formatCount } from '../../../shared/copy/format-number.ts';
import { usePaging } from '../../../shared/list/pager.tsx';
import type { Column } from '../../../shared/table/column.ts';
import { QueryTable } from '../../../shared/table/query-table.tsx';
import { articlePath, newGapArticlePath } from '../../../shared/paths.ts';
import { MayChange } from '../../../shared/session/roles.tsx';
import { type ArticleGap, maxLengths } from '../articles/article-draft.ts';
import { StateBadge } from '../articles/article-filters.tsx';
import { DismissGap, RestoreGap } from './dismiss-gap.tsx';
import { gapsCopy as copy } from '../knowledge-copy.ts';

const OtherQueries = styled.details`
  font-size: ${theme.text.sm};
  font-weight: 400;
  ul {
    padding: revert;
    list-style-type: revert;
  }
  summary {
    width: fit-content;
    cursor: pointer;
    ${focusRing}
  }
`;

interface GapListProps {
  readonly days: number;
  readonly show: 'open' | 'dismissed';
}

/** Searches without an answer, sorted by number of visitors. */
export function GapList({ days, show }: GapListProps) {
  const paging = usePaging(25);
  const query = useApiQuery(listGaps, { query: { days, show, ...paging.query }, keepPrevious: true });
  return (
    <QueryTable
      query={query}
      select={({ gaps, total }) => ({ rows: gaps, total })}
      paging={paging}
      name="gaps"
      noun="content gaps"
      copy={{ ...copy, empty: copy.empty[show] }}
      refreshable
      columns={columns[show]}
      getKey={({ id }) => id}
    />
  );
}

const [queryTitle, visitors, searches, last, article] = copy.columns;

const gapColumns: readonly Column<ContentGap>[] = [
  {
    id: 'query',
    title: queryTitle,
    wrap: 'words',
    isRowHeader: true,
    cell: ({ query, otherQueries, variants }) => (
      <>
        {query}
        {otherQueries.length > 0 && (
          <OtherQueries>
            <summary>{copy.variantCount(variants)}</summary>
            <ul>
              {otherQueries.map((wording) => (
                <li key={wording}>{wording}</li>
              ))}
            </ul>
            {variants > otherQueries.length && <p>{copy.moreVariants(variants - otherQueries.length)}</p>}
          </OtherQueries>
        )}
      </>
    ),
  },
  { id: 'visitors', title: visitors, alignEnd: true, cell: (gap) => formatCount(gap.visitors) },
  { id: 'searches', title: searches, alignEnd: true, cell: (gap) => formatCount(gap.searches) },
  { id: 'last', title: last, wrap: 'never', cell: ({ lastSearchedAt }) => formatDate(lastSearchedAt) },
];

const createColumns = (show: GapListProps['show']): readonly Column<ContentGap>[] => [
  ...gapColumns,
  { id: 'article', title: article, isActions: true, cell: (gap) => <ArticleCell gap={gap} show={show} /> },
];

const columns = { open: createColumns('open'), dismissed: createColumns('dismissed') };

interface ArticleCellProps extends Pick<GapListProps, 'show'> {
  readonly gap: ContentGap;
}

/** The article created from a gap, and the actions on the gap. Without an article, an open gap can be dismissed; any dismissed gap can be restored. */
function ArticleCell({ gap: { id, query, article: created }, show }: ArticleCellProps) {
  return (
    <Row gap={2}>
      {created && (
        <>
          <Link to={articlePath(created.id)}>{created.title}</Link>
          <StateBadge state={created.state} />
        </>
      )}
      <MayChange>
        {show === 'dismissed' && <RestoreGap id={id} query={query} />}
        {show === 'open' && !created && (
          <>
            <CreateArticle gapId={id} query={query} />
            <DismissGap id={id} query={query} />
          </>
        )}
      </MayChange>
    </Row>
  );
}

function CreateArticle({ gapId, query }: { readonly gapId: string; readonly query: string }) {
  const title = `${query.charAt(0).toUpperCase()}${query.slice(1)}`;
  const state: Partial<ArticleGap> = { suggestedTitle: title.slice(0, maxLengths.title) };
  return (
    <ButtonLink
      as={Link}
      to={newGapArticlePath(gapId)}
      state={state}
      size="sm"
      variant="secondary"
      aria-label={copy.createFor(query)}
    >
      {copy.create}
    </ButtonLink>
  );
}
