import { Badge, Card, Heading, Row, Spinner, Stack, Text, from, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { BlockEntry } from '../blocks/block-entry.tsx';
import { BlockItems } from '../blocks/block-items.ts';
import { BlockedPart, type BlockedProps } from '../blocks/blocks-reading.tsx';
import { Chips } from '../chips.ts';
import { FrameworksCard } from '../compliance/frameworks-card.tsx';
import { LevelCards } from './level-cards.tsx';
import { LiveMark } from './live-mark.tsx';
import { RecentEvents } from './recent-events.tsx';
import { ThreatAnalysis } from './threat-analysis.tsx';
import { useLiveSecurity } from './use-live-security.ts';
import { securityWords, securityWords as words } from '../security-copy.ts';
import { ReadingFailure } from '../../../shared/list/query-failure.tsx';
import { SectionTitle } from '../../../shared/page/page-title.tsx';

/** Who is let in no more, at a glance, and the way to let them in again. */
const BlockedList = (props: BlockedProps) => (
  <BlockedPart {...props}>
    {(blocks) => (
      <Card padding={4}>
        <BlockItems aria-label={securityWords.blocks.title}>
          {blocks.map((named) => (
            <BlockEntry key={named.block.id} {...named} />
          ))}
        </BlockItems>
      </Card>
    )}
  </BlockedPart>
);

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  align-items: start;
  > * {
    min-width: 0;
  }
  @media ${from('laptop')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** The security dashboard: in the portal and on a page of its own. Every figure is the service's; what it cannot say, it does not. */
export function Security() {
  const { live, status, report, blocked } = useLiveSecurity();
  if (!status.data && status.isError) return <ReadingFailure title={words.failed} reading={status} />;
  if (!report.data && report.isError) return <ReadingFailure title={words.failed} reading={report} />;
  if (!status.data || !report.data)
    return (
      <Row gap={3}>
        <Spinner size="1.25rem" />
        <Text as="output" tone="muted">
          {words.loading}
        </Text>
      </Row>
    );
  const { classification, frameworks } = status.data;
  return (
    <Stack gap={5}>
      <SectionTitle
        aside={
          <Row gap={3}>
            <Badge variant="secondary">{words.classification(classification)}</Badge>
            <LiveMark live={live} asOf={report.dataUpdatedAt} failing={report.isError} />
          </Row>
        }
      >
        {words.title}
      </SectionTitle>
      <LevelCards status={status.data} />
      <Columns>
        <ThreatAnalysis report={report.data.report} />
        <BlockedList level={3} reading={blocked} />
      </Columns>
      <Card>
        <Row justify="space-between" gap={4}>
          <Heading level={3} size="md">
            {words.frameworks.title}
          </Heading>
          {frameworks.length === 0 ? (
            <Text size="sm" tone="muted">
              {words.frameworks.empty}
            </Text>
          ) : (
            <Chips>
              {frameworks.map((name) => (
                <Badge as="li" key={name} variant="secondary">
                  {name}
                </Badge>
              ))}
            </Chips>
          )}
        </Row>
      </Card>
      <FrameworksCard level={3} />
      <RecentEvents timeline={report.data.report.timeline} />
    </Stack>
  );
}
