import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { LogVerification } from '../../audit/verify-log.ts';
import type { SecurityContext } from '../../security-context.ts';

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

/** Checks inspect the running platform, not its configuration or documentation. */
export interface CheckContext extends SecurityContext {
  readonly verifyAuditLog: () => Promise<LogVerification>;
  /** State that a check keeps for its next run, by name. */
  readonly memory: Map<string, string>;
  /** Why the gateway did not respond when the run started; null if it did. */
  readonly gatewayError: Error | null;
}

export type Check = (context: CheckContext) => Promise<Finding> | Finding;

/**
 * Reads a report of a build or a backup. Returns null if it does not exist.
 * @throws SyntaxError if it is not JSON
 */
export async function readReport(folder: string | undefined, name: string): Promise<object | null> {
  if (!folder) return null;
  const text = await readFile(join(folder, name), 'utf8').catch(() => null);
  if (text === null) return null;
  const report: unknown = JSON.parse(text);
  return typeof report === 'object' ? report : null;
}

/** Returns when the report was written. */
export const readModifiedAt = async (folder: string, name: string): Promise<Date> =>
  (await stat(join(folder, name))).mtime;
