import { type Article, readArticle } from '@aera/contracts';
import { disclaimer } from '@aera/content';
import { Prose } from '@aera/ui/prose';
import {
  Badge,
  ButtonLink,
  ChevronLeftIcon,
  Container,
  ErrorState,
  Heading,
  LiveRegion,
  Row,
  Section,
  Skeleton,
  Stack,
  Text,
  focusRing,
  theme,
} from '@aera/ui';
import { callApi, isApiError } from '@aera/frontend-kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { PageHead } from '../page/page-head.tsx';
import { paths } from '../paths.ts';
import { articleWords as words } from './article-words.ts';
import { formatDay } from './format-day.ts';

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
      <Frame title={words.gone.title}>
        <Stack gap={4} align="start">
          <Heading level={1} size="2xl">
            {words.gone.title}
          </Heading>
          <Text tone="muted">{words.gone.detail}</Text>
          <ButtonLink as={Link} to={paths.search}>
            {words.gone.search}
          </ButtonLink>
        </Stack>
      </Frame>
    );
  if (error)
    return (
      <Frame title={words.failed.title}>
        <ErrorState
          level={1}
          title={words.failed.title}
          detail={words.failed.detail}
          retryLabel={words.failed.retry}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      </Frame>
    );
  return (
    <Frame title={words.loading}>
      <LiveRegion>{words.loading}</LiveRegion>
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
          {words.updated(formatDay(article.updatedAt))}
        </Text>
      </Row>
      <Heading level={1} size="3xl">
        {article.title}
      </Heading>
      <Prose blocks={article.blocks} />
      {article.sourcePage && <a href={article.sourcePage}>{words.more}</a>}
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
          {words.back}
        </Back>
        {children}
      </Stack>
    </Container>
  </Section>
);

/** Not found, or an id that no article can have. */
const isGone = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.status === 400);
