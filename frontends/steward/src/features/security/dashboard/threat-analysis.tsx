import { PageSection } from '../../../shared/page/page-title.tsx';
import type { IntrusionReport } from '@aera/contracts';
import { Card, Grid, Stack, Stat, Text } from '@aera/ui';
import { CountTable } from '../../../shared/table/count-table.tsx';
import { formatCount } from '../../../shared/copy/format-number.ts';
import { securityCopy } from '../security-copy.ts';

const copy = securityCopy.analysis;

export const ThreatAnalysis = ({ report }: { readonly report: IntrusionReport }) => (
  <Card>
    <PageSection level={3} title={copy.title} lead={copy.period}>
      <Stack gap={4}>
        <Grid as="dl" minColumn="7rem" gap={4}>
          <Stat label={copy.critical} value={formatCount(report.criticalThreats)} />
          <Stat label={copy.events} value={formatCount(report.totalEvents)} />
          <Stat label={copy.blocked} value={formatCount(report.blockedIPs)} />
        </Grid>
        {report.topThreats.length === 0 ? (
          <Text size="sm" tone="muted">
            {copy.noThreats}
          </Text>
        ) : (
          <CountTable label={copy.top} rows={report.topThreats} />
        )}
      </Stack>
    </PageSection>
  </Card>
);
