import type { QueryOf, Severity, ThreatAnswer, ThreatRule, listThreats } from '@aera/contracts';
import { pageIn } from '../../../shared/list/pager.tsx';
import { usePageState } from '../../../shared/page/use-page-state.ts';
import { answerWords, severityWords, stateWords } from '../security-copy.ts';

type State = keyof typeof stateWords;

export const threatsAtOnce = 25;

const among = <Key extends string>(names: Readonly<Record<Key, string>>, text: string | null): Key | null =>
  text !== null && Object.hasOwn(names, text) ? (text as Key) : null;

const rulePattern = /^[a-z-]{1,40}$/;
const networkPattern = /^[0-9a-fA-F.:]{2,45}(\/\d{1,3})?$/;

/** Whether it may be an address or a range; the service is the judge. */
export const looksLikeNetwork = (text: string): boolean => networkPattern.test(text);

/** Which threats the list is of, as the address says it; what makes no sense in it is left out. */
export function useThreatFilter() {
  const { get, set } = usePageState();
  const rule = get('rule');
  const network = get('network') ?? '';
  const filter = {
    severity: among(severityWords, get('severity')),
    answer: among(answerWords, get('answer')),
    state: among(stateWords, get('state')) ?? ('any' as State),
    rule: rule !== null && rulePattern.test(rule) ? (rule as ThreatRule) : null,
    network: looksLikeNetwork(network) ? network : '',
    page: pageIn(get('page')),
  };
  const { severity, answer, state } = filter;
  const query: QueryOf<typeof listThreats> = {
    ...(severity && { severity }),
    ...(answer && { answer }),
    ...(filter.rule && { rule: filter.rule }),
    ...(filter.network && { network: filter.network }),
    state,
    limit: threatsAtOnce,
    offset: (filter.page - 1) * threatsAtOnce,
  };
  return {
    filter,
    query,
    narrowed: Boolean(severity ?? answer ?? filter.rule ?? (filter.network || null)) || state !== 'any',
    change: (
      change: Partial<{
        severity: Severity | null;
        answer: ThreatAnswer | null;
        state: State | null;
        rule: string | null;
        network: string | null;
      }>,
    ) => set({ ...change, page: null }),
    clear: () => set({ severity: null, answer: null, state: null, rule: null, network: null, page: null }),
    setPage: (page: number, options?: { replace: boolean }) =>
      set({ page: page === 1 ? null : String(page) }, options),
  };
}
