import { Badge, Notice } from '@aera/ui';
import { callApi } from '@aera/frontend-kit';
import { readAuditConsistencyProof, readAuditLogStatus, type ResponseOf } from '@aera/contracts';
import { FactList } from '../../../shared/page/fact-list.tsx';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { ConsistencyCheck } from '../../../shared/log/consistency-check.tsx';
import { Freshness } from '../../../shared/list/freshness.tsx';
import { QueryResult } from '../../../shared/list/query-result.tsx';
import { SectionCard } from '../../../shared/page/section-card.tsx';
import { useStewardQuery } from '../../../shared/api/use-steward-query.ts';
import { auditCopy } from './audit-copy.ts';

const copy = auditCopy.log;
const intervalMs = 15_000;

/** Size and integrity of the audit log. */
export function AuditLogPanel() {
  const query = useStewardQuery(readAuditLogStatus, { intervalMs });
  return (
    <SectionCard title={copy.title} lead={copy.lead} aside={<Freshness query={query} live />}>
      <QueryResult query={query} copy={copy}>
        {(status) => <LogState status={status} />}
      </QueryResult>
    </SectionCard>
  );
}

function LogState({ status }: { readonly status: ResponseOf<typeof readAuditLogStatus> }) {
  const { size, latest, inconsistency } = status;
  return (
    <>
      {/* Always rendered, so that screen readers announce later content. */}
      <div role="alert">
        {inconsistency !== null && (
          <Notice tone="destructive" title={copy.mismatchAlert}>
            {inconsistency}
          </Notice>
        )}
      </div>
      <FactList
        facts={[
          { label: copy.size, value: copy.entries(size) },
          {
            label: copy.checkpoint,
            value: latest ? copy.checkpointSummary(latest.size, formatDate(latest.at)) : copy.none,
          },
          {
            label: copy.state,
            value:
              inconsistency === null ? (
                <Badge variant="success">{copy.match}</Badge>
              ) : (
                <Badge variant="destructive">{copy.mismatch}</Badge>
              ),
          },
        ]}
      />
      <ConsistencyCheck
        log={status}
        fetchProof={(query) => callApi(readAuditConsistencyProof, { query })}
        fileName={copy.fileName}
      />
    </>
  );
}
