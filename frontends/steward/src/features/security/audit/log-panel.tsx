import { Badge, Notice } from '@aera/ui';
import { callApi } from '@aera/frontend-kit';
import { auditConsistency, auditStatus, type ResponseOf } from '@aera/contracts';
import { FactList } from '../../../shared/page/fact-list.tsx';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { GrowthCheck } from '../../../shared/log/growth-check.tsx';
import { LogPanel } from '../../../shared/log/log-panel.tsx';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { auditWords } from './audit-copy.ts';

const words = auditWords.log;
const every = 15_000;

/** How long the log is, whether it is the one that was witnessed, and the way to check that here. */
export function AuditLogPanel() {
  const reading = useStewardQuery(auditStatus, { every });
  return (
    <LogPanel level={2} words={words} reading={reading}>
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
          <Notice tone="destructive" title={words.alarm}>
            {difference}
          </Notice>
        )}
      </div>
      <FactList
        facts={[
          { label: words.size, value: words.entries(size) },
          {
            label: words.checkpoint,
            value: witnessed ? words.of(witnessed.size, formatDate(witnessed.at)) : words.none,
          },
          {
            label: words.state,
            value:
              difference === null ? (
                <Badge variant="success">{words.agrees}</Badge>
              ) : (
                <Badge variant="destructive">{words.diverged}</Badge>
              ),
          },
        ]}
      />
      <GrowthCheck
        log={status}
        fetchProof={(query) => callApi(auditConsistency, { query })}
        fileName={words.fileName}
      />
    </>
  );
}
