import { type ResponseOf, readConsistencyProof, readLedgerStatus } from '@aera/contracts';
import { Badge, MutedText, Notice, theme } from '@aera/ui';
import { callApi } from '@aera/frontend-kit';
import { styled } from 'styled-components';
import { ledgerCopy as copy } from './jurisdiction-copy.ts';
import { formatDate } from '../../shared/copy/format-date.ts';
import { ConsistencyCheck } from '../../shared/log/consistency-check.tsx';
import { Freshness } from '../../shared/list/freshness.tsx';
import { QueryResult } from '../../shared/list/query-result.tsx';
import { SectionCard } from '../../shared/page/section-card.tsx';
import { FactList } from '../../shared/page/fact-list.tsx';
import { useStewardQuery } from '../../shared/api/use-steward-query.ts';

type Status = ResponseOf<typeof readLedgerStatus>;

const Alert = styled.div`
  > * {
    margin-bottom: ${theme.space[4]};
  }
`;

/** Same interval as the verification on the server. */
const intervalMs = 10_000;

export function LedgerPanel() {
  const query = useStewardQuery(readLedgerStatus, { intervalMs });
  return (
    <SectionCard level={3} title={copy.title} lead={copy.lead} aside={<Freshness query={query} live />}>
      <QueryResult query={query} copy={copy}>
        {(status) => <LedgerState status={status} />}
      </QueryResult>
    </SectionCard>
  );
}

function LedgerState({ status }: { readonly status: Status }) {
  const { size, latest, inconsistency, audit } = status;
  return (
    <>
      <div>
        <Alert role="alert">
          {inconsistency !== null && (
            <Notice tone="destructive" title={copy.mismatchAlert.title}>
              {inconsistency} {copy.mismatchAlert.text}
            </Notice>
          )}
        </Alert>
        <FactList
          facts={[
            { label: copy.size, value: copy.entries(size) },
            { label: copy.checkpoint, value: <CheckpointSize size={size} latest={latest} /> },
            { label: copy.publishedAt, value: latest ? formatDate(latest.at) : copy.notYet },
            { label: copy.published, value: <CheckpointMatch status={status} /> },
            { label: copy.audit, value: audit ? describeAudit(audit) : copy.notYet, wide: true },
          ]}
        />
      </div>
      <ConsistencyCheck
        log={status}
        fetchProof={(query) => callApi(readConsistencyProof, { query })}
        fileName={copy.fileName}
      />
    </>
  );
}

const describeAudit = ({ leaves, roundSize, at, finishedAt }: NonNullable<Status['audit']>): string =>
  copy.audited(leaves, roundSize, formatDate(at)) +
  (finishedAt ? copy.auditFinished(formatDate(finishedAt)) : '');

const CheckpointSize = ({ size, latest }: Pick<Status, 'size' | 'latest'>) => {
  if (!latest) return copy.none;
  const since = size - latest.size;
  return (
    <>
      {copy.entries(latest.size)}
      {since > 0 && (
        <MutedText as="span" size="xs">
          {' '}
          ({copy.addedSince(since)})
        </MutedText>
      )}
    </>
  );
};

function CheckpointMatch({ status: { inconsistency, latest } }: { readonly status: Status }) {
  if (inconsistency !== null) return <Badge variant="destructive">{copy.mismatch}</Badge>;
  if (!latest) return <Badge variant="outline">{copy.unpublished}</Badge>;
  return <Badge variant="success">{copy.match}</Badge>;
}
