import type { NoticeSection } from '@aera/content/full-notices';
import { Grid, Heading, Stack, Text } from '@aera/ui';

/** What a notice says point by point, beside one another where there is room: in threes where that leaves none alone. */
export const NoticeArticles = ({
  articles,
}: {
  readonly articles: NonNullable<NoticeSection['articles']>;
}) => (
  <Grid minColumn={articles.length % 3 === 0 ? '13rem' : '19rem'} gap={5}>
    {articles.map(({ title, claims }) => (
      <Stack key={title} gap={2}>
        <Heading level={3}>{title}</Heading>
        {claims.map(({ text }) => (
          <Text key={text} tone="muted">
            {text}
          </Text>
        ))}
      </Stack>
    ))}
  </Grid>
);
