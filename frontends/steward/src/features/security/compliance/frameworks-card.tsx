import { readComplianceReport, type Coverage } from '@aera/contracts';
import {
  Badge,
  Grid,
  type HeadingLevel,
  MutedText,
  ProgressBar,
  Row,
  Stack,
  Text,
  focusRing,
} from '@aera/ui';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Freshness } from '../../../shared/list/freshness.tsx';
import { SectionCard } from '../../../shared/page/section-card.tsx';
import { compliancePath } from '../../../shared/paths.ts';
import { complianceCopy as copy } from '../security-copy.ts';

const intervalMs = 60_000;

const Name = styled(Link)`
  font-weight: 600;
  ${focusRing}
`;

const Percent = styled(Text)`
  font-variant-numeric: tabular-nums;
  font-weight: 650;
`;

/** Coverage by framework, linked to its controls. */
export function FrameworksCard({ level = 2 }: { readonly level?: HeadingLevel }) {
  const query = useApiQuery(readComplianceReport, { intervalMs });
  return (
    <SectionCard
      title={copy.title}
      level={level}
      lead={copy.selfAssessed}
      aside={<Freshness query={query} live />}
    >
      <QueryContent query={query} copy={copy}>
        {({ report }) => (
          <>
            {report.assessedAt === null && <Text size="sm">{copy.never}</Text>}
            <Grid as="ul" minColumn="14rem">
              {report.frameworks.map((coverage) => (
                <Framework key={coverage.name} coverage={coverage} />
              ))}
            </Grid>
          </>
        )}
      </QueryContent>
    </SectionCard>
  );
}

function Framework({ coverage }: { readonly coverage: Coverage }) {
  const { name, compliance, implemented, total, criticalIssues } = coverage;
  const done = copy.implemented(implemented, total);
  return (
    <li>
      <Stack gap={2}>
        <Row justify="space-between">
          <Name to={compliancePath(name)} aria-label={copy.open(name)}>
            {name}
          </Name>
          <Percent as="span">{copy.percent(compliance)}</Percent>
        </Row>
        <ProgressBar
          label={name}
          value={compliance}
          max={100}
          valueText={`${copy.percent(compliance)}, ${done}`}
        />
        <Row justify="space-between">
          <MutedText as="span">{done}</MutedText>
          {criticalIssues > 0 && <Badge variant="destructive">{copy.critical(criticalIssues)}</Badge>}
        </Row>
      </Stack>
    </li>
  );
}
