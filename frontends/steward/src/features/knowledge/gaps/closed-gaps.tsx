import { type FilledGap, listFilledGaps } from '@aera/contracts';
import { EmptyState, Heading, Stack, Text } from '@aera/ui';
import { Link } from 'react-router-dom';
import { ReadingFailure } from '../../../shared/list/query-failure.tsx';
import type { Column } from '../../../shared/table/column.ts';
import { WorkTable } from '../../../shared/table/work-table.tsx';
import { articlePath } from '../../../shared/paths.ts';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { gapsCopy } from './gaps-copy.ts';
import { AsOf } from '../../../shared/list/freshness.tsx';

const copy = gapsCopy.filled;
const most = 25;

/** For each article that was begun from a gap: the same searches before it was there, and since. */
export function FilledGaps({ days }: { readonly days: number }) {
  const reading = useStewardQuery(listFilledGaps, {
    query: { days, limit: most },
    keepPrevious: true,
  });
  const { data, isError } = reading;
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading level={2} size="lg">
          {copy.title}
        </Heading>
        <Text size="sm" tone="muted">
          {copy.lead}
        </Text>
        <AsOf reading={reading} of={copy.those} />
      </Stack>
      {!data && isError && <ReadingFailure title={copy.failed} reading={reading} />}
      {!data && !isError && <Text as="output">{copy.loading}</Text>}
      {data?.filled.length === 0 && <EmptyState>{copy.empty}</EmptyState>}
      {data && data.filled.length > 0 && (
        <WorkTable
          name="filled-gaps"
          caption={copy.title}
          hideCaption
          columns={columns}
          rows={data.filled}
          keyOf={({ articleId }) => articleId}
          part={data.total > data.filled.length ? 'unknown' : undefined}
        />
      )}
    </Stack>
  );
}

const answered = (span: FilledGap['before']): string =>
  span?.answeredShare == null ? copy.none : copy.answered(span.answeredShare, span.searches);

const [article, query, before, after, opened] = copy.columns;

const columns: readonly Column<FilledGap>[] = [
  {
    id: 'article',
    title: article,
    kind: 'words',
    names: true,
    by: ({ title }) => title,
    cell: ({ articleId, title }) => <Link to={articlePath(articleId)}>{title}</Link>,
  },
  { id: 'query', title: query, kind: 'words', by: (gap) => gap.query, cell: (gap) => gap.query },
  {
    id: 'before',
    title: before,
    by: (gap) => gap.before?.answeredShare ?? null,
    text: () => '',
    cell: (gap) => answered(gap.before),
  },
  {
    id: 'after',
    title: after,
    by: (gap) => gap.after?.answeredShare ?? null,
    text: () => '',
    cell: (gap) => (gap.publishedAt === null ? copy.unpublished : answered(gap.after)),
  },
  {
    id: 'opened',
    title: opened,
    by: (gap) => gap.after?.clickedArticle ?? null,
    text: () => '',
    cell: (gap) => (gap.after ? copy.clicked(gap.after.clickedArticle, gap.after.searches) : '–'),
  },
];
