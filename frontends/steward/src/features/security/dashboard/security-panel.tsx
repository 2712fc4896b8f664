import { useConnectivity } from '@aera/frontend-kit';
import { Badge, Card, Grid, Heading, MutedText, Row, Spinner, Stack, Text, Stat } from '@aera/ui';
import type { IntrusionReport } from '@aera/contracts';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { FreshnessBadge } from '../../../shared/list/freshness.tsx';
import { PageTitle, SectionTitle, PageSection } from '../../../shared/page/page-title.tsx';
import { BadgeList } from '../badges.tsx';
import { BlockEntry, BlocksSection } from '../blocks/blocks-section.tsx';
import { blocksCopy } from '../blocks/blocks-copy.ts';
import { FrameworksCard } from '../compliance/frameworks-card.tsx';
import { securityCopy as copy, securityCopy } from '../security-copy.ts';
import { LevelCards } from './level-cards.tsx';
import { RecentThreats } from './recent-threats.tsx';
import { useLiveSecurity } from './use-live-security.ts';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { type Column, countColumn, textColumn } from '../../../shared/table/column.ts';
import { StaticTable } from '../../../shared/table/static-table.tsx';
import { formatCount } from '../../../shared/copy/format-number.ts';

export const SecurityPage = () => (
  <>
    <PageTitle {...copy.page} />
    <Security />
  </>
);

/** The security dashboard, also a tab of the portal. A failure affects only its part. */
export function Security() {
  const { live, status, report, blocked } = useLiveSecurity();
  if (status.isPending && report.isPending)
    return (
      <Row gap={3}>
        <Spinner size="1.25rem" />
        <Text as="output" tone="muted">
          {copy.loading}
        </Text>
      </Row>
    );
  return (
    <Stack gap={5}>
      <SectionTitle
        aside={
          <Row gap={3}>
            {status.data && (
              <Badge variant="secondary">{copy.classification(status.data.classification)}</Badge>
            )}
            <ConnectionBadge live={live} updatedAt={report.dataUpdatedAt} failing={report.isError} />
          </Row>
        }
      >
        {copy.title}
      </SectionTitle>
      <QueryContent query={status} copy={{ ...copy.cards, loading: copy.loading }}>
        {(data) => <LevelCards status={data} />}
      </QueryContent>
      <Grid minColumn="24rem">
        <QueryContent query={report} copy={copy.analysis}>
          {(data) => <ThreatAnalysis report={data.report} />}
        </QueryContent>
        <BlocksSection level={3} query={blocked}>
          {(blocks, total) => (
            <Card padding={4}>
              <ul aria-label={blocksCopy.title}>
                {blocks.map((named) => (
                  <BlockEntry key={named.block.id} {...named} />
                ))}
              </ul>
              {total > blocks.length && (
                <MutedText>
                  {blocksCopy.more(blocks.length, total)} <Link to={paths.blocked}>{blocksCopy.viewAll}</Link>
                </MutedText>
              )}
            </Card>
          )}
        </BlocksSection>
      </Grid>
      {status.data && <ActiveFrameworks frameworks={status.data.frameworks} />}
      <FrameworksCard level={3} />
      {report.data && <RecentThreats timeline={report.data.report.timeline} />}
    </Stack>
  );
}

const ActiveFrameworks = ({ frameworks }: { readonly frameworks: readonly string[] }) => (
  <Card>
    <Row justify="space-between" gap={4}>
      <Heading level={3} size="md">
        {copy.frameworks.title}
      </Heading>
      {frameworks.length === 0 ? (
        <MutedText>{copy.frameworks.empty}</MutedText>
      ) : (
        <BadgeList>
          {frameworks.map((name) => (
            <Badge as="li" key={name} variant="secondary">
              {name}
            </Badge>
          ))}
        </BadgeList>
      )}
    </Row>
  </Card>
);

interface ConnectionBadgeProps {
  readonly live: boolean;
  /** Unix time in ms; 0 before the first read. */
  readonly updatedAt: number;
  readonly failing: boolean;
}

/** LIVE while data is streamed, else the source and age of the data. */
function ConnectionBadge({ live, updatedAt, failing }: ConnectionBadgeProps) {
  const { state } = useConnectivity();
  if (live && state === 'up')
    return <FreshnessBadge label={copy.connection} state={copy.live} tone="success" live updatedAt={0} />;
  return (
    <FreshnessBadge
      label={copy.connection}
      state={state === 'up' ? copy.polled : copy.reconnecting}
      tone={failing || state !== 'up' ? 'warning' : 'outline'}
      updatedAt={updatedAt}
    />
  );
}

const analysisCopy = securityCopy.analysis;

const topColumns: readonly Column<IntrusionReport['topThreats'][number]>[] = [
  textColumn('name', analysisCopy.topColumns[0], ({ name }) => name, { isRowHeader: true }),
  countColumn('count', analysisCopy.topColumns[1], ({ count }) => count),
];

const ThreatAnalysis = ({ report }: { readonly report: IntrusionReport }) => (
  <Card>
    <PageSection level={3} title={analysisCopy.title} lead={analysisCopy.period}>
      <Stack gap={4}>
        <Grid as="dl" minColumn="7rem" gap={4}>
          <Stat label={analysisCopy.critical} value={formatCount(report.criticalThreats)} />
          <Stat label={analysisCopy.events} value={formatCount(report.totalEvents)} />
          <Stat label={analysisCopy.blocked} value={formatCount(report.blockedIPs)} />
        </Grid>
        {report.topThreats.length === 0 ? (
          <MutedText>{analysisCopy.noThreats}</MutedText>
        ) : (
          <StaticTable
            caption={analysisCopy.top}
            columns={topColumns}
            rows={report.topThreats}
            getKey={({ name }) => name}
          />
        )}
      </Stack>
    </PageSection>
  </Card>
);
