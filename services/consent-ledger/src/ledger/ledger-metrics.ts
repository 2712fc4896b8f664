import type { WitnessStatus } from '@aera/contracts';
import type { Metrics } from '@aera/service-kit';
import type { CheckpointMonitor } from '@aera/transparency-log/log';
import type { Cosigner } from '../witnesses/cosigner.ts';
import { isRefusal } from '../witnesses/witness-status.ts';
import type { LedgerAudit } from './ledger-audit.ts';

/** Registers the metrics of the log. */
export function registerLedgerMetrics(
  metrics: Metrics,
  checkpointMonitor: CheckpointMonitor,
  audit: LedgerAudit,
): void {
  metrics.gauge(
    'ledger_mismatch_detected',
    'Whether the log differs from its published checkpoint, or an event from its leaf',
    () => ({
      ledger: checkpointMonitor.status().mismatch === null ? 0 : 1,
      events: (audit.status()?.mismatch ?? null) === null ? 0 : 1,
    }),
  );
  metrics.gauge(
    'ledger_audit_verified_leaves',
    'Leaves whose events were verified in the current round',
    () => ({
      ledger: audit.status()?.leaves ?? 0,
    }),
  );
}

/** Registers the metrics of the witnesses. */
export function registerWitnessMetrics(
  metrics: Metrics,
  cosigner: Cosigner,
  clock: () => Date,
  readSize: () => number,
): void {
  // While the archive is read, a failure that has ended would raise an alert again.
  const listWitnesses = () => (cosigner.isCaughtUp() ? cosigner.status().witnesses : []);
  const byWitness = (read: (status: WitnessStatus) => number) => () =>
    Object.fromEntries(listWitnesses().map((status) => [status.name, read(status)]));
  metrics.gauge(
    'ledger_witness_lag_entries',
    'Entries of the newest checkpoint that the witness has not cosigned',
    byWitness(({ size }) => Math.max(0, readSize() - (size ?? 0))),
  );
  metrics.gauge(
    'ledger_witness_failing_seconds',
    'Seconds since the witness began not to cosign; 0 while it cosigns',
    byWitness(({ failure }) => (failure ? (clock().getTime() - Date.parse(failure.since)) / 1000 : 0)),
  );
  metrics.gauge(
    'ledger_witness_refusing',
    '1 for a witness that was reached and does not accept the log',
    byWitness(({ failure }) => (failure && isRefusal(failure.reason) ? 1 : 0)),
  );
}
