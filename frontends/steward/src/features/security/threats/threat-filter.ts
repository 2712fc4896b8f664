import { type QueryOf, type ThreatRule, type listThreats, severityNames } from '@aera/contracts';
import { useUrlState } from '../../../shared/page/use-url-state.ts';
import { responseCopy, stateCopy } from '../security-copy.ts';

const parseKey = <Key extends string>(
  labels: Readonly<Record<Key, string>>,
  text: string | null,
): Key | null => (text !== null && Object.hasOwn(labels, text) ? (text as Key) : null);

const rulePattern = /^[a-z-]{1,40}$/;
const networkPattern = /^[0-9a-fA-F.:]{2,45}(\/\d{1,3})?$/;

/** Coarse check of a network; the service validates it. */
export const isNetworkLike = (text: string): boolean => networkPattern.test(text);

/** Formats a network; omits the prefix length of a single IP address. */
export const formatNetwork = (network: string): string =>
  network.replace(network.includes(':') ? /\/128$/ : /\/32$/, '');

const noFilter = { severity: null, response: null, state: null, rule: null, network: null };

/** The filter of the threats, from the URL; invalid values are ignored. */
export function useThreatFilter() {
  const { get, set } = useUrlState();
  const rule = get('rule');
  const network = get('network') ?? '';
  const filter = {
    severity: parseKey(severityNames, get('severity')),
    response: parseKey(responseCopy, get('response')),
    state: parseKey(stateCopy, get('state')) ?? 'any',
    rule: rule !== null && rulePattern.test(rule) ? (rule as ThreatRule) : null,
    network: isNetworkLike(network) ? network : '',
  };
  const { state, ...optional } = filter;
  const applied = Object.fromEntries(Object.entries(optional).filter(([, value]) => value));
  const query: Omit<QueryOf<typeof listThreats>, 'limit' | 'offset'> = { ...applied, state };
  return {
    filter,
    query,
    isFiltered: Object.keys(applied).length > 0 || state !== 'any',
    change: (changes: Partial<Record<keyof typeof noFilter, string | null>>) =>
      set({ ...changes, page: null }),
    clear: () => set({ ...noFilter, page: null }),
  };
}
