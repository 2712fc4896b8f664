import type { ResponseOf, previewSearchRules } from '@aera/contracts';
import { Badge, Card, EmptyState, Grid, Heading, MutedText, Row, Stack, Text, theme } from '@aera/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { searchRulesCopy } from '../knowledge-copy.ts';

const copy = searchRulesCopy.previewResult;
const maxResults = 5;

const Results = styled.ol`
  padding-inline-start: 1.25rem;
  list-style-type: revert;
  font-size: ${theme.text.sm};
`;

type PreviewedQuery = ResponseOf<typeof previewSearchRules>['queries'][number];

/** The results of each query now and with the new rules. */
export function RulesPreview({ queries }: { readonly queries: readonly PreviewedQuery[] }) {
  const titleId = useId();
  const changed = queries.filter((query) => query.changed);
  return (
    <Stack as="section" gap={4} aria-labelledby={titleId}>
      <Heading level={2} size="lg" id={titleId}>
        {copy.title}
      </Heading>
      {queries.length === 0 && <EmptyState>{copy.noQueries}</EmptyState>}
      {queries.length > 0 && changed.length === 0 && <Text as="output">{copy.none}</Text>}
      <PreviewedQueries queries={queries} />
    </Stack>
  );
}

/** Before and after of each query. */
export const PreviewedQueries = ({ queries }: { readonly queries: readonly PreviewedQuery[] }) => (
  <>
    {queries.map((query) => (
      <Card key={query.query} tone={query.changed ? 'gold' : 'quiet'}>
        <Stack gap={3}>
          <Heading level={3} size="md">
            {query.query}
          </Heading>
          {query.changed ? (
            <Grid gap={4} minColumn="16rem">
              <Side title={copy.before} outcome={query.before} />
              <Side title={copy.after} outcome={query.after} />
            </Grid>
          ) : (
            <MutedText>{copy.unchanged}</MutedText>
          )}
        </Stack>
      </Card>
    ))}
  </>
);

const Side = ({ title, outcome }: { readonly title: string; readonly outcome: PreviewedQuery['before'] }) => (
  <Stack gap={2}>
    <Row gap={2}>
      <MutedText size="xs">{title}</MutedText>
      <Badge variant={outcome.hasAnswer ? 'success' : 'warning'}>
        {outcome.hasAnswer ? copy.answered : copy.notAnswered}
      </Badge>
    </Row>
    {outcome.results.length === 0 ? (
      <Text size="sm">{copy.noResults}</Text>
    ) : (
      <Results>
        {outcome.results.slice(0, maxResults).map((result) => (
          <li key={result.id}>
            {result.title}
            {result.pinned && ` (${copy.pinned})`}
          </li>
        ))}
      </Results>
    )}
  </Stack>
);
