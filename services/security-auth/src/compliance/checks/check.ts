import type { Sql } from '@aera/event-store';
import type { ServiceContext } from '@aera/service-kit';
import type { LogVerification } from '../../audit/verify-log.ts';

/** What a check saw. It throws, or says `notAssessed`, where it could not see: that never counts. */
export interface Finding {
  readonly outcome: 'implemented' | 'failed' | 'not-assessed';
  readonly evidence: string;
}

export const finding = (holds: boolean, evidence: string): Finding => ({
  outcome: holds ? 'implemented' : 'failed',
  evidence,
});

export const notAssessed = (evidence: string): Finding => ({ outcome: 'not-assessed', evidence });

/** What checks look at: the running platform, and nothing that only describes it. */
export interface CheckContext {
  readonly sql: Sql;
  readonly bus: Pick<ServiceContext['bus'], 'consumers' | 'streamRules' | 'kv'>;
  readonly now: () => Date;
  /** Public origin of the site; null if not configured. */
  readonly publicUrl: string | null;
  /** Folder that builds and backups leave their results in. */
  readonly reportsDir: string | null;
  readonly presenceWindowSeconds: number;
  /** Ids of the stewards who may sign in, and whether each has a second factor. */
  readonly stewards: () => Promise<readonly { readonly hasSecondFactor: boolean }[]>;
  readonly verifyAuditLog: () => Promise<LogVerification>;
  /** What a check left for its next run, by name. */
  readonly memory: Map<string, string>;
}

export type Check = (world: CheckContext) => Promise<Finding> | Finding;
