import { Badge, Notice } from '@aera/ui';
import { callApi } from '@aera/frontend-kit';
import { readAuditConsistencyProof, readAuditLogStatus, type ResponseOf } from '@aera/contracts';
import { FactList } from '../../../shared/page/fact-list.tsx';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { GrowthCheck } from '../../../shared/log/growth-check.tsx';
import { LogPanel } from '../../../shared/log/log-panel.tsx';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { auditCopy } from './audit-copy.ts';

const copy = auditCopy.log;
const intervalMs = 15_000;

/** Size of the log, whether it matches its published checkpoint, and the check in this browser. */
export function AuditLogPanel() {
  const query = useStewardQuery(readAuditLogStatus, { intervalMs });
  return (
    <LogPanel level={2} words={copy} reading={query}>
      {(status) => <LogState status={status} />}
    </LogPanel>
  );
}

function LogState({ status }: { readonly status: ResponseOf<typeof readAuditLogStatus> }) {
  const { size, latest, inconsistency } = status;
  return (
    <>
      {/* There from the start, so that what comes into it is read out. */}
      <div role="alert">
        {inconsistency !== null && (
          <Notice tone="destructive" title={copy.alarm}>
            {inconsistency}
          </Notice>
        )}
      </div>
      <FactList
        facts={[
          { label: copy.size, value: copy.entries(size) },
          {
            label: copy.checkpoint,
            value: latest ? copy.of(latest.size, formatDate(latest.at)) : copy.none,
          },
          {
            label: copy.state,
            value:
              inconsistency === null ? (
                <Badge variant="success">{copy.agrees}</Badge>
              ) : (
                <Badge variant="destructive">{copy.diverged}</Badge>
              ),
          },
        ]}
      />
      <GrowthCheck
        log={status}
        fetchProof={(query) => callApi(readAuditConsistencyProof, { query })}
        fileName={copy.fileName}
      />
    </>
  );
}
