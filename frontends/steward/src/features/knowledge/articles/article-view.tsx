import { getArticleVersion, type StewardArticle } from '@aera/contracts';
import { Card, Row, Stack, Text } from '@aera/ui';
import { Prose } from '@aera/ui/prose';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { ReadingFailure } from '../../../shared/list/query-failure.tsx';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { ArticleHistory } from './article-history.tsx';
import { articlesCopy } from './articles-copy.ts';
import { StateBadge } from './state-badge.tsx';

const copy = articlesCopy.editor;

/** An article as it was saved last, and what was done to it, for whoever changes nothing. */
export function ArticleReading({ article }: { readonly article: StewardArticle }) {
  const { id, version } = article;
  const reading = useStewardQuery(getArticleVersion, { params: { id, version } });
  const { data, isError } = reading;
  return (
    <Stack gap={5}>
      <Row gap={3} justify="space-between">
        <PageTitle title={article.title} lead={copy.versionTitle(version)} />
        <StateBadge state={article.state} />
      </Row>
      {!data && isError && <ReadingFailure title={copy.failed} reading={reading} />}
      {!data && !isError && <Text as="output">{copy.loading}</Text>}
      {data && (
        <Card padding={5}>
          <Prose blocks={data.blocks} />
        </Card>
      )}
      <ArticleHistory article={article} />
    </Stack>
  );
}
