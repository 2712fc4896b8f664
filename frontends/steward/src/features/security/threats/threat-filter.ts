import { type QueryOf, type listThreats, severityNames, threatStates } from '@aera/contracts';
import { createUrlFilter } from '../../../shared/page/url-filter.ts';
import { useUrlState } from '../../../shared/page/use-url-state.ts';
import { responseCopy } from '../security-copy.ts';

const getKeys = <Key extends string>(labels: Readonly<Record<Key, string>>) => Object.keys(labels) as Key[];

const rulePattern = /^[a-z-]{1,40}$/;
const networkPattern = /^[0-9a-fA-F.:]{2,45}(\/\d{1,3})?$/;

/** Coarse check of a network; the service validates it. */
export const isNetworkLike = (text: string): boolean => networkPattern.test(text);

/** Formats a network; omits the prefix length of a single IP address. */
export const formatNetwork = (network: string): string =>
  network.replace(network.includes(':') ? /\/128$/ : /\/32$/, '');

const threatFilter = createUrlFilter({
  severity: ['', ...getKeys(severityNames)],
  response: ['', ...getKeys(responseCopy)],
  state: threatStates,
  rule: (text) => rulePattern.test(text),
  network: isNetworkLike,
});
type ThreatFilter = ReturnType<typeof threatFilter.read>;

/** The filter of the threats, from the URL; invalid values are ignored. */
export function useThreatFilter() {
  const page = useUrlState();
  const filter = threatFilter.read(page);
  const { state, ...optional } = filter;
  const applied = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== ''));
  const query: Omit<QueryOf<typeof listThreats>, 'limit' | 'offset'> = { ...applied, state };
  return {
    filter,
    query,
    isFiltered: Object.keys(applied).length > 0 || state !== 'any',
    change: (changes: Partial<ThreatFilter>) => page.set({ ...threatFilter.toChanges(changes), page: null }),
    clear: () => page.set({ ...threatFilter.none, page: null }),
  };
}
