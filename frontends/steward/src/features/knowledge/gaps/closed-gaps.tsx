import { type ClosedGap, listClosedGaps } from '@aera/contracts';
import { EmptyState, Heading, MutedText, Stack } from '@aera/ui';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { Link } from 'react-router-dom';
import type { Column } from '../../../shared/table/column.ts';
import { DataTable } from '../../../shared/table/data-table.tsx';
import { articlePath } from '../../../shared/paths.ts';
import { gapsCopy } from '../knowledge-copy.ts';
import { FreshnessWithRefresh } from '../../../shared/list/freshness.tsx';

const copy = gapsCopy.closedGaps;
const maxItems = 25;

/** Compares the searches of each closed gap before and after its article. */
export function ClosedGaps({ days }: { readonly days: number }) {
  const gapsQuery = useApiQuery(listClosedGaps, {
    query: { days, limit: maxItems },
    keepPrevious: true,
  });
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading level={2} size="lg">
          {copy.title}
        </Heading>
        <MutedText>{copy.lead}</MutedText>
        <FreshnessWithRefresh query={gapsQuery} name={copy.name} />
      </Stack>
      <QueryContent query={gapsQuery} copy={copy}>
        {({ gaps, total }) =>
          gaps.length === 0 ? (
            <EmptyState>{copy.empty}</EmptyState>
          ) : (
            <DataTable
              name="closed-gaps"
              caption={copy.title}
              hideCaption
              columns={columns}
              rows={gaps}
              getKey={({ articleId }) => articleId}
              serverPage={total > gaps.length ? 'unknown' : undefined}
            />
          )
        }
      </QueryContent>
    </Stack>
  );
}

const formatAnswered = (span: ClosedGap['before']): string =>
  span?.answerRate == null ? copy.none : copy.answered(span.answerRate, span.searches);

const [article, before, after, opened] = copy.columns;

const columns: readonly Column<ClosedGap>[] = [
  {
    id: 'article',
    title: article,
    wrap: 'words',
    isRowHeader: true,
    sortKey: ({ title }) => title,
    cell: ({ articleId, title }) => <Link to={articlePath(articleId)}>{title}</Link>,
  },
  {
    id: 'before',
    title: before,
    sortKey: (gap) => gap.before?.answerRate ?? null,
    text: () => '',
    cell: (gap) => formatAnswered(gap.before),
  },
  {
    id: 'after',
    title: after,
    sortKey: (gap) => gap.after?.answerRate ?? null,
    text: () => '',
    cell: (gap) => (gap.publishedAt === null ? copy.unpublished : formatAnswered(gap.after)),
  },
  {
    id: 'opened',
    title: opened,
    sortKey: (gap) => gap.after?.clickedThisArticle ?? null,
    text: () => '',
    cell: (gap) =>
      gap.after ? copy.openedFromSearch(gap.after.clickedThisArticle, gap.after.searches) : '–',
  },
];
