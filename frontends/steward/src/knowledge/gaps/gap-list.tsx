import type { ContentGap } from '@aera/contracts';
import { Button, EmptyState, Row, Stack, Table, Text, focusRing, useToast } from '@aera/ui';
import { callApi } from '@aera/web-kit';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { NoWrap, Words } from '../../page/cells.ts';
import { formatDate } from '../../page/format-date.ts';
import { formatCount } from '../../page/format-number.ts';
import { Pager, pageIn } from '../../page/pager.tsx';
import { ReadingFailure } from '../../page/reading-failure.tsx';
import { TableHead } from '../../page/table-head.tsx';
import { usePageState } from '../../page/use-page-state.ts';
import { articlePath } from '../../paths.ts';
import { MayChange } from '../../session/may-change.tsx';
import { useStewardQuery } from '../../session/use-steward-query.ts';
import { StateBadge } from '../articles/state-badge.tsx';
import { knowledgeAddresses } from '../knowledge-addresses.ts';
import { DismissGap, RestoreGap } from './dismiss-gap.tsx';
import { gapsWords as words } from './gaps-words.ts';
import { AsOf } from '../../page/freshness.tsx';

const pageSize = 25;

const Wordings = styled.details`
  summary {
    width: fit-content;
    cursor: pointer;
    ${focusRing}
  }
`;

export interface GapListProps {
  readonly days: number;
  /** Those that stand, or those that were dismissed. */
  readonly show: 'open' | 'dismissed';
}

/** Searches without an answer, those of most visitors first; an article is one press away. */
export function GapList({ days, show }: GapListProps) {
  const { get, set } = usePageState();
  const page = pageIn(get('page'));
  const reading = useStewardQuery(knowledgeAddresses.listGaps, {
    query: { days, show, limit: pageSize, offset: (page - 1) * pageSize },
    keepPrevious: true,
  });
  const { data, isError } = reading;
  if (!data && isError) return <ReadingFailure title={words.failed} reading={reading} />;
  if (!data) return <Text as="output">{words.loading}</Text>;
  if (data.gaps.length === 0) return <EmptyState>{words.empty[show]}</EmptyState>;
  return (
    <Stack gap={4}>
      <AsOf reading={reading} of={words.those} />
      <Table caption={words.title} hideCaption>
        <TableHead columns={words.columns} />
        <tbody>
          {data.gaps.map((gap) => (
            <Gap key={gap.id} gap={gap} show={show} />
          ))}
        </tbody>
      </Table>
      <Pager
        label={words.pages}
        page={page}
        size={pageSize}
        total={data.total}
        showing={words.showing}
        onPage={(wanted) => set({ page: wanted === 1 ? null : String(wanted) })}
      />
    </Stack>
  );
}

const Gap = ({
  gap: { id, query, alsoAsked, visitors, searches, lastAskedAt, article },
  show,
}: Pick<GapListProps, 'show'> & {
  readonly gap: ContentGap;
}) => (
  <tr>
    <Words>
      <Text>{query}</Text>
      {alsoAsked.length > 0 && (
        <Wordings>
          <summary>{words.alsoAsked(alsoAsked.length)}</summary>
          <ul>
            {alsoAsked.map((wording) => (
              <li key={wording}>{wording}</li>
            ))}
          </ul>
        </Wordings>
      )}
    </Words>
    <td>{formatCount(visitors)}</td>
    <td>{formatCount(searches)}</td>
    <NoWrap>{formatDate(lastAskedAt)}</NoWrap>
    <td>
      {article ? (
        <Row gap={2}>
          <Link to={articlePath(article.id)}>{article.title}</Link>
          <StateBadge state={article.state} />
        </Row>
      ) : (
        <MayChange>
          <Row gap={2}>
            {show === 'open' && <BeginArticle gapId={id} query={query} />}
            {show === 'open' ? <DismissGap id={id} query={query} /> : <RestoreGap id={id} query={query} />}
          </Row>
        </MayChange>
      )}
    </td>
  </tr>
);

function BeginArticle({ gapId, query }: { readonly gapId: string; readonly query: string }) {
  const navigate = useNavigate();
  const { toast } = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi(knowledgeAddresses.beginArticleFromGap, { params: { id: gapId } }),
    onSuccess: (article) => void navigate(articlePath(article.id)),
    onError: () => toast({ ...words.beginFailed, variant: 'destructive' }),
  });
  return (
    <Button
      size="sm"
      variant="secondary"
      aria-label={words.beginFor(query)}
      pending={isPending}
      pendingLabel={words.beginning}
      onClick={() => mutate()}
    >
      {words.begin}
    </Button>
  );
}
