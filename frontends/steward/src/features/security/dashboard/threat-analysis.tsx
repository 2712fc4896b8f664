import { Part } from '../../../shared/page/page-title.tsx';
import type { IntrusionReport } from '@aera/contracts';
import { Card, Grid, Stack, Stat, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { formatCount } from '../../../shared/copy/format-number.ts';
import { securityCopy } from '../security-copy.ts';

const copy = securityCopy.analysis;

const Top = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.text.sm};
  caption {
    padding-bottom: ${theme.space[2]};
    color: ${theme.color.inkMuted};
    font-size: ${theme.text.xs};
    font-weight: 600;
    text-align: start;
  }
  th,
  td {
    padding-block: ${theme.space[2]};
    border-top: 1px solid ${theme.color.line};
    font-weight: 400;
    text-align: start;
  }
  td {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;

/** Recent threats: three numbers and the most frequent values. */
export const ThreatAnalysis = ({ report }: { readonly report: IntrusionReport }) => (
  <Card>
    <Part level={3} title={copy.title} lead={copy.period}>
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
          <Top>
            <caption>{copy.top}</caption>
            <tbody>
              {report.topThreats.map(({ name, count }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{formatCount(count)}</td>
                </tr>
              ))}
            </tbody>
          </Top>
        )}
      </Stack>
    </Part>
  </Card>
);
