import { disclaimer } from '@aera/content';
import { type Article, readArticle } from '@aera/contracts';
import { callApi, isApiError } from '@aera/frontend-kit';
import {
  Badge,
  ButtonLink,
  ChevronLeftIcon,
  Container,
  ErrorState,
  focusRing,
  Heading,
  LiveRegion,
  Row,
  Section,
  Skeleton,
  Stack,
  Text,
  theme,
} from '@aera/ui';
import { Prose } from '@aera/ui/prose';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { PageHead } from '../../shared/page-head.tsx';
import { paths } from '../../shared/paths.ts';
import { articleCopy as copy } from './article-copy.ts';

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-height: 2.75rem;
  font-size: ${theme.text.sm};
  font-weight: 600;
  ${focusRing}
`;

/** One article of the knowledge base, to be read. */
export function ArticlePage() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [readArticle.path, id],
    queryFn: ({ signal }) => callApi(readArticle, { params: { id }, signal }),
  });
  if (data) return <Reading article={data} />;
  if (isGone(error))
    return (
      <Frame title={copy.gone.title}>
        <Stack gap={4} align="start">
          <Heading level={1} size="2xl">
            {copy.gone.title}
          </Heading>
          <Text tone="muted">{copy.gone.detail}</Text>
          <ButtonLink as={Link} to={paths.search}>
            {copy.gone.search}
          </ButtonLink>
        </Stack>
      </Frame>
    );
  if (error)
    return (
      <Frame title={copy.failed.title}>
        <ErrorState
          level={1}
          title={copy.failed.title}
          detail={copy.failed.detail}
          retryLabel={copy.failed.retry}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      </Frame>
    );
  return (
    <Frame title={copy.loading}>
      <LiveRegion>{copy.loading}</LiveRegion>
      <Stack gap={4}>
        <Skeleton width="60%" height="2.5rem" />
        <Skeleton />
        <Skeleton />
        <Skeleton width="70%" />
      </Stack>
    </Frame>
  );
}

const Reading = ({ article }: { readonly article: Article }) => (
  <Frame title={article.title}>
    <Stack as="article" gap={5}>
      <Row gap={3}>
        <Badge variant="secondary">{article.category}</Badge>
        <Text as="time" size="sm" tone="muted" dateTime={article.updatedAt}>
          {copy.updated(formatDay(article.updatedAt))}
        </Text>
      </Row>
      <Heading level={1} size="3xl">
        {article.title}
      </Heading>
      <Prose blocks={article.blocks} />
      {article.sourcePage && <a href={article.sourcePage}>{copy.more}</a>}
      <Text size="sm" tone="muted">
        {disclaimer.short}
      </Text>
    </Stack>
  </Frame>
);

const Frame = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Section>
    <PageHead title={title} />
    <Container width="text">
      <Stack gap={5}>
        <Back to={paths.search}>
          <ChevronLeftIcon size="1.1em" />
          {copy.back}
        </Back>
        {children}
      </Stack>
    </Container>
  </Section>
);

/** Not found, or an id that no article can have. */
const isGone = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.status === 400);

const format = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** An ISO instant as "Jul 4, 2025", in the reader's time zone. */
const formatDay = (instant: string): string => format.format(new Date(instant));
