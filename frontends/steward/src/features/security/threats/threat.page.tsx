import { PageHead, PageSection } from '../../../shared/page/page-title.tsx';
import { readThreat, type ResponseOf } from '@aera/contracts';
import { Badge, Card, ChevronLeftIcon, Heading, Row, Stack, Text } from '@aera/ui';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { QueryError } from '@aera/frontend-kit/query-content';
import { Link, useParams } from 'react-router-dom';
import { FactList } from '../../../shared/page/fact-list.tsx';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { paths } from '../../../shared/paths.ts';
import { BlockEntry } from '../blocks/blocks-section.tsx';
import { useUnblock } from '../blocks/unblock.tsx';
import { responseCopy, threatCopy as copy, threatsCopy } from '../security-copy.ts';
import { formatNetwork } from './threat-filter.ts';
import { SeverityBadge } from '../badges.tsx';
import { evidenceColumns } from './evidence-columns.tsx';
import { Freshness } from '../../../shared/list/freshness.tsx';
import { DataTable } from '../../../shared/table/data-table.tsx';

const intervalMs = 15_000;

export function ThreatPage() {
  const { threatId = '' } = useParams();
  const query = useApiQuery(readThreat, { params: { threatId }, intervalMs });
  const { data, isError } = query;
  if (!data && isError) return <QueryError title={copy.failed} query={query} />;
  if (!data) return <Text as="output">{copy.loading}</Text>;
  const { threat, evidence, retentionDays, block } = data;
  return (
    <Stack gap={5}>
      <PageHead title={threat.threatType} />
      <Stack gap={2}>
        <Row gap={1}>
          <ChevronLeftIcon size="1em" />
          <Link to={paths.threats}>{copy.back}</Link>
        </Row>
        <Row gap={3}>
          <Heading level={1} size="2xl">
            {threat.threatType}
          </Heading>
          <SeverityBadge severity={threat.severity} />
          {threat.active && <Badge variant="warning">{threatsCopy.active}</Badge>}
          {threat.trusted && <Badge variant="outline">{threatsCopy.trusted}</Badge>}
        </Row>
        <Freshness query={query} live />
      </Stack>
      <Card>
        <Stack gap={4}>
          <FactList
            facts={[
              { label: copy.network, value: formatNetwork(threat.network) },
              { label: copy.detected, value: formatDate(threat.detectedAt) },
              { label: copy.last, value: formatDate(threat.lastAt) },
              { label: copy.amount, value: threat.amount },
              { label: copy.score, value: copy.formatScore(threat.score) },
              { label: copy.response, value: responseCopy[threat.response] },
            ]}
          />
          <Text as="div" size="sm">
            <Link to={`${paths.threats}?network=${encodeURIComponent(threat.network)}`}>
              {copy.sameNetwork}
            </Link>
          </Text>
        </Stack>
      </Card>
      {block && <ThreatBlock block={block} />}
      <PageSection level={2} title={copy.evidence} lead={copy.evidenceLead(evidence.length, retentionDays)}>
        <DataTable
          name="evidence"
          caption={copy.evidence}
          hideCaption
          columns={evidenceColumns}
          rows={evidence}
          getKey={({ requestId }) => requestId}
          empty={copy.noEvidence}
        />
      </PageSection>
    </Stack>
  );
}

interface ThreatBlockProps {
  readonly block: NonNullable<ResponseOf<typeof readThreat>['block']>;
}

/** The block that a threat caused, with a button that ends it. */
function ThreatBlock({ block }: ThreatBlockProps) {
  const { pending, unblock } = useUnblock();
  const name = formatNetwork(block.network);
  return (
    <PageSection level={2} title={copy.block}>
      {block.active ? (
        <Card padding={4}>
          <ul>
            <BlockEntry
              block={block}
              name={name}
              pending={pending === name}
              onUnblock={() => unblock(name)}
            />
          </ul>
        </Card>
      ) : (
        <Text tone="muted">{copy.unblocked}</Text>
      )}
    </PageSection>
  );
}
