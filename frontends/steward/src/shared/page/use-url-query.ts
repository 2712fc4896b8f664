import { useEffect } from 'react';
import { type Location, type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom';

/** Changes of the query, by name; null removes one. */
export type Changes = Readonly<Record<string, string | null>>;

interface Query {
  readonly params: URLSearchParams;
  /** Changes the named parameters. `changesOf` gets the query with all earlier changes, also those that are not shown yet. */
  readonly change: (changesOf: (params: URLSearchParams) => Changes, options?: NavigateOptions) => void;
}

/** Queries of navigations that are not shown yet, the oldest first. The router shows them one after the other, or only the last. */
let pending: string[] = [];
let shown: Location | null = null;

/** Drops the navigations up to a location that is now shown. A location that none of them leads to supersedes all. */
function settle(location: Location): void {
  if (location === shown) return;
  shown = location;
  const index = pending.indexOf(location.search.slice(1));
  pending = index < 0 ? [] : pending.slice(index + 1);
}

/** The query of the address. Different parts of the page can change it faster than it is shown, and no change is lost. */
export function useQuery(): Query {
  const location = useLocation();
  const [params, setParams] = useSearchParams();
  useEffect(() => settle(location), [location]);

  return {
    params,
    change: (changesOf, options) => {
      const next = new URLSearchParams(pending.at(-1) ?? params);
      for (const [name, value] of Object.entries(changesOf(next))) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      pending.push(next.toString());
      setParams(next, options);
    },
  };
}
