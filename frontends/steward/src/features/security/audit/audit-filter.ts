import { type AuditOutcome, type QueryOf, type listAudit, serviceNames } from '@aera/contracts';
import { createUrlFilter } from '../../../shared/page/url-filter.ts';

export const outcomes: readonly AuditOutcome[] = ['succeeded', 'denied', 'failed', 'unknown'];
/** The services, and the gateway for requests that it rejects itself. */
export const recorders: readonly string[] = ['gateway', ...serviceNames].toSorted();

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string): boolean => dayPattern.test(text) && !Number.isNaN(Date.parse(text));

/** Empty fields do not filter. Days are in the time zone of the browser. */
export const auditFilter = createUrlFilter({
  actor: 'text',
  action: 'text',
  target: 'text',
  outcome: ['', ...outcomes],
  service: ['', ...recorders],
  from: isDay,
  to: isDay,
});
export type AuditFilter = ReturnType<typeof auditFilter.read>;

/** The query of the filter; `to` ends with that day. */
export function toQuery({
  from,
  to,
  ...texts
}: AuditFilter): Omit<QueryOf<typeof listAudit>, 'limit' | 'order' | 'before' | 'after'> {
  const applied = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== ''));
  return {
    ...applied,
    ...(from && { from: toMidnight(from, 0) }),
    ...(to && { to: toMidnight(to, 1) }),
  };
}

function toMidnight(date: string, daysLater: number): string {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, dayOfMonth + daysLater).toISOString();
}

export const parseLeaf = (text: string | null): number | undefined =>
  text && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
