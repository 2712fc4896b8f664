import { setTimeout as delay } from 'node:timers/promises';
import {
  listComplianceControls,
  operationsRoutes,
  readLedgerStatus,
  type RebuildRun,
  runComplianceChecks,
  type ServiceName,
  serviceNames,
} from '@aera/contracts';
import type { CallService } from '@aera/operator-cli';
import { formatCount } from '../progress.ts';

export interface Finding {
  readonly subject: string;
  readonly passed: boolean;
  readonly detail: string;
}

/** Environment variables that shorten the audit of the ledger. */
export const verificationEnv = { LEDGER_AUDIT_INTERVAL_MS: '20', LEDGER_AUDIT_BATCH_SIZE: '5000' };

const pollIntervalMs = 100;

/** Verifies the data of a restored or upgraded platform that runs with `verificationEnv` and has no other users. */
export async function* verifyPlatform(call: CallService): AsyncGenerator<Finding> {
  yield await verifyLedger(call);
  yield await verifyAuditLog(call);
  for (const service of serviceNames) yield* verifyProjections(call, service);
}

/** Compares every event of the ledger with its leaf, and the tree with the published checkpoints. */
async function verifyLedger(call: CallService): Promise<Finding> {
  const subject = 'consent ledger';
  const startedAt = new Date().toISOString();
  for (;;) {
    const { size, latest, mismatch, audit } = await call(readLedgerStatus);
    if (mismatch !== null) return { subject, passed: false, detail: mismatch };
    // A new checkpoint is published once the tree has matched the last one.
    const isPublished = size === 0 || latest?.size === size;
    // The audit resumes the round of the backup. The first round that starts here covers every event.
    const isAudited = size === 0 || (audit?.leaves === size && audit.startedAt >= startedAt);
    if (isPublished && isAudited)
      return { subject, passed: true, detail: `${formatCount(size)} events are unchanged` };
    await delay(pollIntervalMs);
  }
}

/** Recomputes the audit log from its entries. */
async function verifyAuditLog(call: CallService): Promise<Finding> {
  await call(runComplianceChecks, { body: {} });
  const { controls } = await call(listComplianceControls);
  const control = controls.find(({ id }) => id === 'audit-log-verified');
  return {
    subject: 'audit log',
    passed: control?.outcome === 'implemented',
    detail: control?.evidence ?? 'It was not verified.',
  };
}

/** Rebuilds each projection beside its rows and compares them. */
async function* verifyProjections(call: CallService, service: ServiceName): AsyncGenerator<Finding> {
  const { listRebuilds, startRebuild, confirmRebuild } = operationsRoutes[service];
  const { rebuildable } = await call(listRebuilds);
  for (const { name, tables } of rebuildable) {
    if (tables.length === 0) continue;
    const { id } = await call(startRebuild, { body: { name } });
    const isReviewed = ({ phase }: RebuildRun) => phase === 'waiting';
    const run = await waitForRebuild(call, service, id, isReviewed);
    yield { subject: `${service}: ${name}`, ...compareTables(run) };
    if (!isReviewed(run)) continue;
    await call(confirmRebuild, { params: { id }, body: { swap: false } });
    await waitForRebuild(call, service, id);
  }
}

/** Resolves once the rebuild has ended or reached the expected state. */
async function waitForRebuild(
  call: CallService,
  service: ServiceName,
  id: string,
  isReached: (run: RebuildRun) => boolean = () => false,
): Promise<RebuildRun> {
  for (;;) {
    const { current, past } = await call(operationsRoutes[service].listRebuilds);
    const run = [current, ...past].find((one) => one?.id === id);
    if (!run) throw new Error(`${service} has lost the rebuild ${id}.`);
    if (isReached(run) || run.endedAt !== null) return run;
    await delay(pollIntervalMs);
  }
}

/** Compares the rows of a projection with those rebuilt from its events. */
export function compareTables({
  tables,
  error,
}: Pick<RebuildRun, 'tables' | 'error'>): Omit<Finding, 'subject'> {
  if (error !== null || !tables) return { passed: false, detail: error ?? 'The rebuild was cancelled.' };
  const different = tables.find(
    ({ live, rebuilt }) => live?.rows !== rebuilt.rows || live.checksum !== rebuilt.checksum,
  );
  if (!different) {
    const rows = tables.reduce((sum, { rebuilt }) => sum + rebuilt.rows, 0);
    return { passed: true, detail: `${formatCount(rows)} rows match the events` };
  }
  const { table, live, rebuilt } = different;
  if (!live) return { passed: false, detail: `${table} is behind the event log` };
  return {
    passed: false,
    detail: `${table} has ${formatCount(live.rows)} rows, which differ from the ${formatCount(rebuilt.rows)} rebuilt ones`,
  };
}
