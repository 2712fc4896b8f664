import * as z from 'zod/mini';
import { readQuery } from '../state/analytics-state.ts';

/** What the overview shows of the visits. */
export interface OverviewState {
  readonly compare: boolean;
}

const query = { compare: z.optional(z.enum(['no'])) };

/** The state that a query stands for, and the names in it that made no sense. */
export function readOverview(params: URLSearchParams): { state: OverviewState; wrong: readonly string[] } {
  const { said, wrong } = readQuery(query, params);
  return { state: { compare: said.compare !== 'no' }, wrong };
}

/** The state as it stands in a query. */
export const writeOverview = ({ compare }: OverviewState): Record<string, string | null> => ({
  compare: compare ? null : 'no',
});
