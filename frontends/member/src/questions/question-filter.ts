const statuses = ['all', 'open', 'needs_information', 'answered', 'withdrawn'] as const;

export interface QuestionFilter {
  readonly status: (typeof statuses)[number];
  readonly q: string;
}

/** The filter that an address holds; what it does not say, or says wrongly, is everything. */
export const filterIn = (params: URLSearchParams): QuestionFilter => ({
  status: statuses.find((status) => status === params.get('status')) ?? 'all',
  q: params.get('q') ?? '',
});

/** What an address says of a filter: only what differs from everything. */
export const toAddress = ({ status, q }: QuestionFilter): Record<string, string> => ({
  ...(status !== 'all' && { status }),
  ...(q.trim() && { q: q.trim() }),
});

export const isEverything = ({ status, q }: QuestionFilter): boolean => status === 'all' && q === '';
