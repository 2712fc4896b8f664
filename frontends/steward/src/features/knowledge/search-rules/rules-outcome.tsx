import type { ResponseOf, previewSearchRules } from '@aera/contracts';
import { Badge, Card, EmptyState, Heading, Row, Stack, Text, from, theme } from '@aera/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { searchRulesCopy } from '../knowledge-copy.ts';

const copy = searchRulesCopy.outcome;
/** Maximum visible rows. */
const shown = 5;

const Sides = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  @media ${from('tablet')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ol {
    padding-inline-start: 1.25rem;
    font-size: ${theme.text.sm};
  }
`;

type PreviewedQuery = ResponseOf<typeof previewSearchRules>['queries'][number];

/** For each query: what it finds now, and what it would find. */
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
      {queries.map((tried) => (
        <Card key={tried.query} tone={tried.changed ? 'gold' : 'quiet'}>
          <Stack gap={3}>
            <Heading level={3} size="md">
              {tried.query}
            </Heading>
            {tried.changed ? (
              <Sides>
                <Side title={copy.before} outcome={tried.before} />
                <Side title={copy.after} outcome={tried.after} />
              </Sides>
            ) : (
              <Text size="sm" tone="muted">
                {copy.same}
              </Text>
            )}
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

const Side = ({ title, outcome }: { readonly title: string; readonly outcome: PreviewedQuery['before'] }) => (
  <Stack gap={2}>
    <Row gap={2}>
      <Text size="xs" tone="muted">
        {title}
      </Text>
      <Badge variant={outcome.hasAnswer ? 'success' : 'warning'}>
        {outcome.hasAnswer ? copy.answers : copy.doesNot}
      </Badge>
    </Row>
    {outcome.results.length === 0 ? (
      <Text size="sm">{copy.nothing}</Text>
    ) : (
      <ol>
        {outcome.results.slice(0, shown).map((result) => (
          <li key={result.id}>
            {result.title}
            {result.pinned && ` (${copy.pinned})`}
          </li>
        ))}
      </ol>
    )}
  </Stack>
);
