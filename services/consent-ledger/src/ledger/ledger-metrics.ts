import type { Witness } from '@aera/transparency-log/log';
import type { Metrics } from '@aera/service-kit';
import type { Audit } from './audit.ts';

/** What is watched of the log from outside. */
export function observeLedger(metrics: Metrics, witness: Witness, audit: Audit): void {
  metrics.gauge(
    'ledger_difference',
    'Whether the log is not what was witnessed, or an event not its leaf',
    () => ({
      ledger: witness.status().difference === null ? 0 : 1,
      events: (audit.status()?.difference ?? null) === null ? 0 : 1,
    }),
  );
  metrics.gauge(
    'ledger_audited_leaves',
    'Leaves whose events were found unchanged, in the round under way',
    () => ({
      ledger: audit.status()?.leaves ?? 0,
    }),
  );
}
