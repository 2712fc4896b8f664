import type { QueryOf, listQuestions } from '@aera/contracts';
import { among, type PageState } from '../../shared/page/use-page-state.ts';

const statuses = ['waiting', 'needs_information', 'answered', 'withdrawn', 'all'] as const;
const assignees = ['anybody', 'me', 'nobody'] as const;

export interface QuestionFilter {
  readonly status: (typeof statuses)[number];
  readonly assigned: (typeof assignees)[number];
  readonly risk: boolean;
  readonly q: string;
}

/** The filter that an address holds; what it does not say, or says wrongly, is the first of its kind. */
export const filterIn = ({ get }: Pick<PageState, 'get'>): QuestionFilter => ({
  status: among(statuses, get('status')),
  assigned: among(assignees, get('assigned')),
  risk: get('risk') === 'true',
  q: get('q') ?? '',
});

/** What an address says of a filter: only what differs from how the page begins. */
export const toAddress = ({ status, assigned, risk, q }: QuestionFilter): Record<string, string | null> => ({
  status: status === 'waiting' ? null : status,
  assigned: assigned === 'anybody' ? null : assigned,
  risk: risk ? 'true' : null,
  q: q.trim() || null,
});

export const isNarrowed = ({ assigned, risk, q }: QuestionFilter): boolean =>
  assigned !== 'anybody' || risk || q !== '';

export const toQuery = ({ status, assigned, risk, q }: QuestionFilter): QueryOf<typeof listQuestions> => ({
  status,
  assigned,
  ...(risk && { atRisk: 'true' as const }),
  ...(q && { q }),
});
