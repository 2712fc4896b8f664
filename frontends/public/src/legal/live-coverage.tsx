import { complianceCoverage, type ResponseOf } from '@aera/contracts';
import { Card, Heading, ProgressBar, Row, Stack, Text, theme } from '@aera/ui';
import { callApi } from '@aera/frontend-kit';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { coverageWords as words } from './coverage-words.ts';

const List = styled.ul`
  display: grid;
  gap: ${theme.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** What the checks of the running platform came to, where the badges of the footer lead. */
export function LiveCoverage() {
  const { data, isError } = useQuery<ResponseOf<typeof complianceCoverage>>({
    queryKey: [complianceCoverage.path],
    queryFn: ({ signal }) => callApi(complianceCoverage, { signal }),
  });
  return (
    <Card>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={3} size="md">
            {words.title}
          </Heading>
          <Text size="sm" tone="muted">
            {words.lead}
          </Text>
        </Stack>
        {data ? (
          <Frameworks coverage={data} />
        ) : (
          <Text as="output" size="sm">
            {isError ? words.failed : words.reading}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function Frameworks({ coverage }: { readonly coverage: ResponseOf<typeof complianceCoverage> }) {
  const { frameworks, assessedAt } = coverage;
  if (assessedAt === null) return <Text size="sm">{words.never}</Text>;
  return (
    <>
      <List>
        {frameworks.map(({ name, compliance, implemented, total }) => (
          <li key={name}>
            <Stack gap={1}>
              <Row justify="space-between">
                <strong>{name}</strong>
                <Text as="span" size="sm">
                  {words.of(implemented, total, compliance)}
                </Text>
              </Row>
              <ProgressBar label={name} value={compliance} />
            </Stack>
          </li>
        ))}
      </List>
      <Text size="xs" tone="muted">
        {words.asOf(moment.format(new Date(assessedAt)))}
      </Text>
    </>
  );
}
