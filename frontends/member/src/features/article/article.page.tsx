import { disclaimer } from '@aera/content';
import { type Article, readArticle } from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { isMissing, QueryContent } from '@aera/frontend-kit/query-content';
import { Badge, ButtonLink, Heading, LiveRegion, MutedText, Row, Skeleton, Stack, Text } from '@aera/ui';
import { Prose } from '@aera/ui/prose';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { MemberPageLayout } from '../../shared/member-page-layout.tsx';

const copy = {
  back: 'Back to search',
  updated: (date: string) => `Updated ${date}`,
  more: 'Read more on this site',
  article: 'Article',
  loading: 'Loading article…',
  gone: {
    title: 'Article not found',
    detail: 'It may have been removed, or the link may be incomplete.',
    search: 'Search the knowledge base',
  },
  failed: 'Couldn’t load this article',
} as const;

const back = { to: paths.search, label: copy.back };

/** An article of the knowledge base, read-only. */
export function ArticlePage() {
  const { id = '' } = useParams();
  const query = useQuery({
    queryKey: [readArticle.path, id],
    queryFn: ({ signal }) => callApi(readArticle, { params: { id }, signal }),
  });
  const fallbackTitle = isMissing(query.error) ? copy.gone.title : copy.article;
  return (
    <MemberPageLayout title={query.data?.title ?? fallbackTitle} backLink={back} indexable={!query.isError}>
      <QueryContent
        query={query}
        copy={copy}
        level={1}
        placeholder={<Placeholder />}
        missing={
          <Stack gap={4} align="start">
            <Heading level={1} size="2xl">
              {copy.gone.title}
            </Heading>
            <Text tone="muted">{copy.gone.detail}</Text>
            <ButtonLink as={Link} to={paths.search}>
              {copy.gone.search}
            </ButtonLink>
          </Stack>
        }
      >
        {(article) => <Reading article={article} />}
      </QueryContent>
    </MemberPageLayout>
  );
}

const Placeholder = () => (
  <>
    <LiveRegion>{copy.loading}</LiveRegion>
    <Stack gap={4}>
      <Skeleton width="60%" height="2.5rem" />
      <Skeleton />
      <Skeleton />
      <Skeleton width="70%" />
    </Stack>
  </>
);

const Reading = ({ article }: { readonly article: Article }) => (
  <Stack as="article" gap={5}>
    <Row gap={3}>
      <Badge variant="secondary">{article.category}</Badge>
      <MutedText as="time" dateTime={article.updatedAt}>
        {copy.updated(formatDay(article.updatedAt))}
      </MutedText>
    </Row>
    <Heading level={1} size="3xl">
      {article.title}
    </Heading>
    <Prose blocks={article.blocks} />
    {article.sourcePage && <a href={article.sourcePage}>{copy.more}</a>}
    <MutedText>{disclaimer.short}</MutedText>
  </Stack>
);

const format = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** Formats an ISO instant as "Jul 4, 2025" in the user's time zone. */
const formatDay = (instant: string): string => format.format(new Date(instant));
