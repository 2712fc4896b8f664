import type { QueryOf, Severity, ThreatResponse, ThreatRule, listThreats } from '@aera/contracts';
import { parsePage } from '../../../shared/list/pager.tsx';
import { usePageState } from '../../../shared/page/use-page-state.ts';
import { answerCopy, severityCopy, stateCopy } from '../security-copy.ts';

type State = keyof typeof stateCopy;

export const pageSize = 25;

const parseKey = <Key extends string>(
  names: Readonly<Record<Key, string>>,
  text: string | null,
): Key | null => (text !== null && Object.hasOwn(names, text) ? (text as Key) : null);

const rulePattern = /^[a-z-]{1,40}$/;
const networkPattern = /^[0-9a-fA-F.:]{2,45}(\/\d{1,3})?$/;

/** Whether a text may be an IP address or a range; the service decides. */
export const isNetworkLike = (text: string): boolean => networkPattern.test(text);

/** An IP address for a network of one, else the network. */
export const formatNetwork = (network: string): string =>
  network.replace(network.includes(':') ? /\/128$/ : /\/32$/, '');

/** Which threats are listed, from the URL; invalid values are ignored. */
export function useThreatFilter() {
  const { get, set } = usePageState();
  const rule = get('rule');
  const network = get('network') ?? '';
  const filter = {
    severity: parseKey(severityCopy, get('severity')),
    answer: parseKey(answerCopy, get('answer')),
    state: parseKey(stateCopy, get('state')) ?? ('any' as State),
    rule: rule !== null && rulePattern.test(rule) ? (rule as ThreatRule) : null,
    network: isNetworkLike(network) ? network : '',
    page: parsePage(get('page')),
  };
  const { severity, answer, state } = filter;
  const query: QueryOf<typeof listThreats> = {
    ...(severity && { severity }),
    ...(answer && { answer }),
    ...(filter.rule && { rule: filter.rule }),
    ...(filter.network && { network: filter.network }),
    state,
    limit: pageSize,
    offset: (filter.page - 1) * pageSize,
  };
  return {
    filter,
    query,
    narrowed: Boolean(severity ?? answer ?? filter.rule ?? (filter.network || null)) || state !== 'any',
    change: (
      change: Partial<{
        severity: Severity | null;
        answer: ThreatResponse | null;
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
