import type { AuditOutcome, QueryOf, listAudit } from '@aera/contracts';
import type { UrlState } from '../../../shared/page/use-url-state.ts';

export const outcomes: readonly AuditOutcome[] = ['succeeded', 'denied', 'failed', 'unknown'];
/** The services, and the gateway for requests that it rejects itself. */
export const recorders = [
  'consent-ledger',
  'contacts-crm',
  'gateway',
  'knowledge-search',
  'questions-notifications',
  'security-auth',
  'visitor-analytics',
];

export const emptyFilter = {
  actor: '',
  action: '',
  target: '',
  outcome: '' as AuditOutcome | '',
  service: '',
  from: '',
  to: '',
};

/** Empty fields do not filter. Days are in the time zone of the browser. */
export type AuditFilter = Readonly<typeof emptyFilter>;

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const parseDay = (text: string | null): string =>
  text && dayPattern.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';

/** The filter from the URL; invalid values are ignored. */
export const parseFilter = ({ get }: Pick<UrlState, 'get'>): AuditFilter => ({
  actor: get('actor') ?? '',
  action: get('action') ?? '',
  target: get('target') ?? '',
  outcome: outcomes.find((outcome) => outcome === get('outcome')) ?? '',
  service: recorders.find((service) => service === get('service')) ?? '',
  from: parseDay(get('from')),
  to: parseDay(get('to')),
});

export const toUrlQuery = (filter: Partial<AuditFilter>): Record<string, string | null> =>
  Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, value || null]));

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
