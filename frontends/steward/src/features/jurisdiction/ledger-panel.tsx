import { type ResponseOf, readConsistencyProof, readLedgerStatus } from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { ledgerCopy as copy } from './jurisdiction-copy.ts';
import { formatDate } from '../../shared/copy/format-date.ts';
import { logCopy } from '../../shared/log/log-copy.ts';
import { LogPanel } from '../../shared/log/log-panel.tsx';

/** Same interval as the verification on the server. */
const intervalMs = 10_000;

export const LedgerPanel = () => (
  <LogPanel
    copy={copy}
    level={3}
    query={useApiQuery(readLedgerStatus, { intervalMs })}
    fetchProof={(query) => callApi(readConsistencyProof, { query })}
    extraFacts={({ audit }) => [
      { label: copy.audit, value: audit ? describeAudit(audit) : logCopy.notYet, wide: true },
    ]}
  />
);

const describeAudit = ({
  leaves,
  roundSize,
  at,
  finishedAt,
}: NonNullable<ResponseOf<typeof readLedgerStatus>['audit']>): string =>
  copy.audited(leaves, roundSize, formatDate(at)) +
  (finishedAt ? copy.auditFinished(formatDate(finishedAt)) : '');
