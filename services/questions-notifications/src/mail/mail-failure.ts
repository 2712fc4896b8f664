const minute = 60_000;

/** Milliseconds before the next attempt, by attempts so far; after the last one the mail is given up. */
const waits = [1, 5, 15, 60, 240, 720, 1440].map((minutes) => minutes * minute);

/** When to try again after an attempt, or null to give up. */
export function retryAt(attempts: number, now: Date): Date | null {
  const wait = waits[attempts - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait);
}

interface SmtpError {
  readonly responseCode?: number;
  readonly code?: string;
  readonly command?: string;
}

/** What went wrong, without the address that a server's own sentence may repeat. */
export function reasonOf(error: unknown): string {
  const { responseCode, code, command } = error as SmtpError;
  const parts = [code, responseCode, command && `at ${command}`].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : error instanceof Error ? error.name : 'unknown';
}

/** A server that says 5xx means it for good (RFC 5321, section 4.2.1); anything else may be better later. */
export const isFinal = (error: unknown): boolean => {
  const { responseCode } = error as SmtpError;
  return responseCode !== undefined && responseCode >= 500 && responseCode < 600;
};
