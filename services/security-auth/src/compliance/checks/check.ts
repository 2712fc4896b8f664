import type { Sql } from '@aera/event-store';
import type { ServiceContext } from '@aera/service-kit';
import type { LogVerification } from '../../audit/verify-log.ts';

/** Result of a check. A check that cannot run throws or returns `notAssessed`, which never counts as implemented. */
export interface Finding {
  readonly outcome: 'implemented' | 'failed' | 'not-assessed';
  readonly evidence: string;
}

export const finding = (holds: boolean, evidence: string): Finding => ({
  outcome: holds ? 'implemented' : 'failed',
  evidence,
});

export const notAssessed = (evidence: string): Finding => ({ outcome: 'not-assessed', evidence });

/** Dependencies of checks. Checks inspect the running platform, not its configuration or documentation. */
export interface CheckContext {
  readonly sql: Sql;
  readonly bus: Pick<ServiceContext['bus'], 'consumers' | 'readStreamSettings' | 'kv'>;
  readonly now: () => Date;
  /** Public origin of the site; null if not configured. */
  readonly publicUrl: string | null;
  /** Folder with the results of builds and backups. */
  readonly reportsDir: string | null;
  readonly presenceWindowSeconds: number;
  /** Returns one item per steward with access. */
  readonly stewards: () => Promise<readonly { readonly hasSecondFactor: boolean }[]>;
  readonly verifyAuditLog: () => Promise<LogVerification>;
  /** State that a check keeps for its next run, by name. */
  readonly memory: Map<string, string>;
}

export type Check = (world: CheckContext) => Promise<Finding> | Finding;
