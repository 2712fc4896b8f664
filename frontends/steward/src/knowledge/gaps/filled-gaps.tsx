import type { FilledGap } from '@aera/contracts';
import { EmptyState, Heading, Stack, Table, Text } from '@aera/ui';
import { Link } from 'react-router-dom';
import { Words } from '../../page/cells.ts';
import { ReadingFailure } from '../../page/reading-failure.tsx';
import { TableHead } from '../../page/table-head.tsx';
import { articlePath } from '../../paths.ts';
import { useStewardQuery } from '../../session/use-steward-query.ts';
import { knowledgeAddresses } from '../knowledge-addresses.ts';
import { gapsWords } from './gaps-words.ts';
import { AsOf } from '../../page/freshness.tsx';

const words = gapsWords.filled;
const most = 25;

/** For each article that was begun from a gap: the same searches before it was there, and since. */
export function FilledGaps({ days }: { readonly days: number }) {
  const reading = useStewardQuery(knowledgeAddresses.listFilledGaps, {
    query: { days, limit: most },
    keepPrevious: true,
  });
  const { data, isError } = reading;
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading level={2} size="lg">
          {words.title}
        </Heading>
        <Text size="sm" tone="muted">
          {words.lead}
        </Text>
        <AsOf reading={reading} of={words.those} />
      </Stack>
      {!data && isError && <ReadingFailure title={words.failed} reading={reading} />}
      {!data && !isError && <Text as="output">{words.loading}</Text>}
      {data?.filled.length === 0 && <EmptyState>{words.empty}</EmptyState>}
      {data && data.filled.length > 0 && (
        <Table caption={words.title} hideCaption>
          <TableHead columns={words.columns} />
          <tbody>
            {data.filled.map((gap) => (
              <tr key={gap.articleId}>
                <Words>
                  <Link to={articlePath(gap.articleId)}>{gap.title}</Link>
                </Words>
                <Words>{gap.query}</Words>
                <td>{answered(gap.before)}</td>
                <td>{gap.publishedAt === null ? words.unpublished : answered(gap.after)}</td>
                <td>{gap.after ? words.clicked(gap.after.clickedArticle, gap.after.searches) : '–'}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Stack>
  );
}

const answered = (span: FilledGap['before']): string =>
  span?.answeredShare == null ? words.none : words.answered(span.answeredShare, span.searches);
