export const shows = ['inbox', 'unread', 'archived'] as const;

export interface InboxFilter {
  readonly show: (typeof shows)[number];
  /** Null: of every type. */
  readonly type: string | null;
}

/** As the address says; what it says wrongly counts as not said. */
export const filterIn = (params: URLSearchParams, types: readonly string[]): InboxFilter => {
  const [show, type] = [params.get('show'), params.get('type')];
  return {
    show: shows.find((one) => one === show) ?? 'inbox',
    type: type !== null && types.includes(type) ? type : null,
  };
};

export const toParams = ({ show, type }: InboxFilter): Record<string, string> => ({
  ...(show !== 'inbox' && { show }),
  ...(type && { type }),
});
