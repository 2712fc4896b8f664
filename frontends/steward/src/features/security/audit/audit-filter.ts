import type { AuditOutcome, QueryOf, listAudit } from '@aera/contracts';
import type { PageState } from '../../../shared/page/use-page-state.ts';

export const outcomes: readonly AuditOutcome[] = ['done', 'refused', 'failed', 'open'];
/** Who records: the services, and the gateway what it refuses before any of them. */
export const recorders = [
  'consent-ledger',
  'contacts-crm',
  'gateway',
  'knowledge-search',
  'questions-notifications',
  'security-auth',
  'visitor-analytics',
];

/** What is empty does not narrow. Days are whole ones of the reader's clock. */
export interface AuditFilter {
  readonly who: string;
  readonly what: string;
  readonly target: string;
  readonly outcome: AuditOutcome | '';
  readonly service: string;
  readonly from: string;
  readonly to: string;
}

const day = /^\d{4}-\d{2}-\d{2}$/;
const parseDay = (text: string | null): string =>
  text && day.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';

/** The filter that an address holds; what makes no sense counts as nothing. */
export const parseFilter = ({ get }: Pick<PageState, 'get'>): AuditFilter => ({
  who: get('who') ?? '',
  what: get('what') ?? '',
  target: get('target') ?? '',
  outcome: outcomes.find((outcome) => outcome === get('outcome')) ?? '',
  service: recorders.find((service) => service === get('service')) ?? '',
  from: parseDay(get('from')),
  to: parseDay(get('to')),
});

export const toUrlQuery = (filter: Partial<AuditFilter>): Record<string, string | null> =>
  Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, value || null]));

/** What the server is asked for: the last day ends with its midnight. */
export function toQuery({
  from,
  to,
  ...texts
}: AuditFilter): Omit<QueryOf<typeof listAudit>, 'limit' | 'order' | 'before' | 'after'> {
  const given = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== ''));
  return {
    ...given,
    ...(from && { from: midnight(from, 0) }),
    ...(to && { to: midnight(to, 1) }),
  };
}

function midnight(date: string, daysLater: number): string {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, dayOfMonth + daysLater).toISOString();
}

/** A leaf as it stands in an address. */
export const parseLeaf = (text: string | null): number | undefined =>
  text && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
