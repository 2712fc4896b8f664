import { FreshnessBadge } from '../../../shared/list/freshness.tsx';
import { PageTitle, SectionTitle } from '../../../shared/page/page-title.tsx';
import { useConnectivity } from '@aera/frontend-kit';
import { Badge, Card, Grid, Heading, Row, Spinner, Stack, Text } from '@aera/ui';
import { QueryError } from '../../../shared/list/query-result.tsx';
import { BadgeList } from '../badges.tsx';
import { BlockEntry, BlockList } from '../blocks/blocks-section.tsx';
import { blocksCopy } from '../blocks/blocks-copy.ts';
import { BlocksSection } from '../blocks/blocks-section.tsx';
import { FrameworksCard } from '../compliance/frameworks-card.tsx';
import { securityCopy as copy } from '../security-copy.ts';
import { LevelCards } from './level-cards.tsx';
import { RecentEvents } from './recent-events.tsx';
import { ThreatAnalysis } from './threat-analysis.tsx';
import { useLiveSecurity } from './use-live-security.ts';

export const SecurityPage = () => (
  <>
    <PageTitle {...copy.page} />
    <Security />
  </>
);

/** The security dashboard, also a tab of the portal. */
export function Security() {
  const { live, status, report, blocked } = useLiveSecurity();
  if (!status.data && status.isError) return <QueryError title={copy.failed} query={status} />;
  if (!report.data && report.isError) return <QueryError title={copy.failed} query={report} />;
  if (!status.data || !report.data)
    return (
      <Row gap={3}>
        <Spinner size="1.25rem" />
        <Text as="output" tone="muted">
          {copy.loading}
        </Text>
      </Row>
    );
  const { classification, frameworks } = status.data;
  return (
    <Stack gap={5}>
      <SectionTitle
        aside={
          <Row gap={3}>
            <Badge variant="secondary">{copy.classification(classification)}</Badge>
            <LiveBadge live={live} asOf={report.dataUpdatedAt} failing={report.isError} />
          </Row>
        }
      >
        {copy.title}
      </SectionTitle>
      <LevelCards status={status.data} />
      <Grid minColumn="24rem">
        <ThreatAnalysis report={report.data.report} />
        <BlocksSection level={3} query={blocked}>
          {(blocks) => (
            <Card padding={4}>
              <BlockList aria-label={blocksCopy.title}>
                {blocks.map((named) => (
                  <BlockEntry key={named.block.id} {...named} />
                ))}
              </BlockList>
            </Card>
          )}
        </BlocksSection>
      </Grid>
      <Card>
        <Row justify="space-between" gap={4}>
          <Heading level={3} size="md">
            {copy.frameworks.title}
          </Heading>
          {frameworks.length === 0 ? (
            <Text size="sm" tone="muted">
              {copy.frameworks.empty}
            </Text>
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
      <FrameworksCard level={3} />
      <RecentEvents timeline={report.data.report.timeline} />
    </Stack>
  );
}

interface LiveBadgeProps {
  readonly live: boolean;
  /** Unix time in ms; 0 before the first read. */
  readonly asOf: number;
  readonly failing: boolean;
}

/** LIVE while data is streamed, else the source and age of the data. */
function LiveBadge({ live, asOf, failing }: LiveBadgeProps) {
  const { state } = useConnectivity();
  if (live && state === 'up')
    return <FreshnessBadge label={copy.freshness} state={copy.live} tone="success" live asOf={0} />;
  return (
    <FreshnessBadge
      label={copy.freshness}
      state={state === 'up' ? copy.polled : copy.reconnecting}
      tone={failing || state !== 'up' ? 'warning' : 'outline'}
      asOf={asOf}
    />
  );
}
