import { complianceReport, type Coverage } from '@aera/contracts';
import {
  Badge,
  Card,
  Heading,
  type HeadingLevel,
  ProgressBar,
  Row,
  Stack,
  Text,
  focusRing,
  theme,
} from '@aera/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Freshness } from '../../../shared/list/freshness.tsx';
import { ReadingFailure } from '../../../shared/list/query-failure.tsx';
import { complianceOf } from '../../../shared/paths.ts';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { complianceWords as words } from './compliance-copy.ts';

const every = 60_000;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: ${theme.space[5]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Name = styled(Link)`
  font-weight: 600;
  ${focusRing}
`;

const Percent = styled(Text)`
  font-variant-numeric: tabular-nums;
  font-weight: 650;
`;

/** How much of each framework's part of the catalogue is in place; each leads to its controls. */
export function FrameworksCard({ level = 2 }: { readonly level?: HeadingLevel }) {
  const titleId = useId();
  const reading = useStewardQuery(complianceReport, { every });
  const { data, isError } = reading;
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Row justify="space-between">
            <Heading level={level} size="md" id={titleId}>
              {words.title}
            </Heading>
            <Freshness reading={reading} live />
          </Row>
          <Text size="sm" tone="muted">
            {words.selfAssessed}
          </Text>
        </Stack>
        {!data && !isError && <Text as="output">{words.loading}</Text>}
        {!data && isError && <ReadingFailure title={words.failed} reading={reading} />}
        {data?.report.assessedAt === null && <Text size="sm">{words.never}</Text>}
        {data && (
          <List>
            {data.report.frameworks.map((coverage) => (
              <Framework key={coverage.name} coverage={coverage} />
            ))}
          </List>
        )}
      </Stack>
    </Card>
  );
}

function Framework({ coverage }: { readonly coverage: Coverage }) {
  const { name, compliance, implemented, total, criticalIssues } = coverage;
  const done = words.implemented(implemented, total);
  return (
    <li>
      <Stack gap={2}>
        <Row justify="space-between">
          <Name to={complianceOf(name)} aria-label={words.open(name)}>
            {name}
          </Name>
          <Percent as="span">{words.percent(compliance)}</Percent>
        </Row>
        <ProgressBar
          label={name}
          value={compliance}
          max={100}
          valueText={`${words.percent(compliance)}, ${done}`}
        />
        <Row justify="space-between">
          <Text as="span" size="sm" tone="muted">
            {done}
          </Text>
          {criticalIssues > 0 && <Badge variant="destructive">{words.critical(criticalIssues)}</Badge>}
        </Row>
      </Stack>
    </li>
  );
}
