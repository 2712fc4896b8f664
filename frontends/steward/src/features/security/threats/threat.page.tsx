import { blockedIps, readThreat } from '@aera/contracts';
import { Badge, Card, ChevronLeftIcon, EmptyState, Heading, Row, Stack, Text } from '@aera/ui';
import { Link, useParams } from 'react-router-dom';
import { FactList } from '../../../shared/page/fact-list.tsx';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { PageHead, Part } from '../../../shared/page/page-title.tsx';
import { ReadingFailure } from '../../../shared/list/query-failure.tsx';
import { paths } from '../../../shared/paths.ts';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { BlockEntry } from '../blocks/block-entry.tsx';
import { BlockItems } from '../blocks/block-items.ts';
import { UnblockedNotice } from '../blocks/unblocked-notice.tsx';
import { useUnblock } from '../blocks/use-unblock.ts';
import { answerWords, securityWords } from '../security-copy.ts';
import { shortNetwork } from '../format-network.ts';
import { SeverityBadge } from '../severity-badge.tsx';
import { EvidenceTable } from './evidence-table.tsx';
import { Freshness } from '../../../shared/list/freshness.tsx';

const words = securityWords.threat;
const everyMs = 15_000;

/** One threat: what it was, what was done, and the very requests. */
export function ThreatPage() {
  const { threatId = '' } = useParams();
  const reading = useStewardQuery(readThreat, { params: { threatId }, every: everyMs });
  const blocked = useStewardQuery(blockedIps);
  const work = useUnblock();
  const { data, isError } = reading;
  if (!data && isError) return <ReadingFailure title={words.failed} reading={reading} />;
  if (!data) return <Text as="output">{words.loading}</Text>;
  const { threat, evidence, keptDays, block } = data;
  const inForce = blocked.data?.blocks.findIndex(({ id }) => id === block?.id) ?? -1;
  const name = blocked.data?.blockedIPs[inForce];
  return (
    <Stack gap={5}>
      <PageHead title={threat.threatType} />
      <Stack gap={2}>
        <Row gap={1}>
          <ChevronLeftIcon size="1em" />
          <Link to={paths.threats}>{words.back}</Link>
        </Row>
        <Row gap={3}>
          <Heading level={1} size="2xl">
            {threat.threatType}
          </Heading>
          <SeverityBadge severity={threat.severity} />
          {threat.active && <Badge variant="warning">{securityWords.threats.active}</Badge>}
          {threat.trusted && <Badge variant="outline">{securityWords.threats.trusted}</Badge>}
        </Row>
        <Freshness reading={reading} live />
      </Stack>
      <Card>
        <Stack gap={4}>
          <FactList
            facts={[
              { label: words.network, value: shortNetwork(threat.network) },
              { label: words.detected, value: formatDate(threat.detectedAt) },
              { label: words.last, value: formatDate(threat.lastAt) },
              { label: words.amount, value: threat.amount },
              { label: words.score, value: words.scoreOf(threat.score) },
              { label: words.done, value: answerWords[threat.answer] },
            ]}
          />
          <Text as="div" size="sm">
            <Link to={`${paths.threats}?network=${encodeURIComponent(threat.network)}`}>{words.allOf}</Link>
          </Text>
        </Stack>
      </Card>
      {block && (
        <Part level={2} title={words.block}>
          <div>
            <UnblockedNotice work={work} />
            {name && blocked.data?.blocks[inForce] ? (
              <Card padding={4}>
                <BlockItems>
                  <BlockEntry
                    block={blocked.data.blocks[inForce]}
                    name={name}
                    pending={work.pending === name}
                    onUnblock={() => work.unblock(name)}
                  />
                </BlockItems>
              </Card>
            ) : (
              blocked.data && <Text tone="muted">{words.blockOver}</Text>
            )}
          </div>
        </Part>
      )}
      <Part level={2} title={words.evidence} lead={words.evidenceLead(evidence.length, keptDays)}>
        {evidence.length === 0 ? (
          <EmptyState>{words.noEvidence}</EmptyState>
        ) : (
          <EvidenceTable evidence={evidence} />
        )}
      </Part>
    </Stack>
  );
}
