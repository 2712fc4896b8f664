import { Badge, Notice } from '@aera/ui';
import { callApi } from '@aera/frontend-kit';
import { auditConsistency, auditStatus, type ResponseOf } from '@aera/contracts';
import { FactList } from '../../../shared/page/fact-list.tsx';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { GrowthCheck } from '../../../shared/log/growth-check.tsx';
import { LogPanel } from '../../../shared/log/log-panel.tsx';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { auditCopy } from './audit-copy.ts';

const copy = auditCopy.log;
const intervalMs = 15_000;

/** How long the log is, whether it is the one that was witnessed, and the way to check that here. */
export function AuditLogPanel() {
  const query = useStewardQuery(auditStatus, { every: intervalMs });
  return (
    <LogPanel level={2} words={copy} reading={query}>
      {(status) => <LogState status={status} />}
    </LogPanel>
  );
}

function LogState({ status }: { readonly status: ResponseOf<typeof auditStatus> }) {
  const { size, witnessed, difference } = status;
  return (
    <>
      {/* There from the start, so that what comes into it is read out. */}
      <div role="alert">
        {difference !== null && (
          <Notice tone="destructive" title={copy.alarm}>
            {difference}
          </Notice>
        )}
      </div>
      <FactList
        facts={[
          { label: copy.size, value: copy.entries(size) },
          {
            label: copy.checkpoint,
            value: witnessed ? copy.of(witnessed.size, formatDate(witnessed.at)) : copy.none,
          },
          {
            label: copy.state,
            value:
              difference === null ? (
                <Badge variant="success">{copy.agrees}</Badge>
              ) : (
                <Badge variant="destructive">{copy.diverged}</Badge>
              ),
          },
        ]}
      />
      <GrowthCheck
        log={status}
        fetchProof={(query) => callApi(auditConsistency, { query })}
        fileName={copy.fileName}
      />
    </>
  );
}
