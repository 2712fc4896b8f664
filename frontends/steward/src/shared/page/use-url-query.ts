import { useEffect } from 'react';
import { type Location, type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom';

/** What becomes of the query, by name; null takes it out. */
export type Changes = Readonly<Record<string, string | null>>;

export interface Query {
  readonly params: URLSearchParams;
  /** Changes what is named, out of what the query is by then. */
  readonly change: (changesOf: (params: URLSearchParams) => Changes, options?: NavigateOptions) => void;
}

/** Changes that were made of a location and are not shown yet: the next one goes on from there, and none is lost. */
const underWay = new WeakMap<Location, URLSearchParams>();

/** The query of the address. Two changes may follow each other faster than the page is drawn, from different parts of it. */
export function useQuery(): Query {
  const location = useLocation();
  const [params, setParams] = useSearchParams();
  useEffect(() => () => void underWay.delete(location), [location]);

  return {
    params,
    change: (changesOf, options) => {
      const next = new URLSearchParams(underWay.get(location) ?? params);
      for (const [name, value] of Object.entries(changesOf(next))) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      underWay.set(location, next);
      setParams(next, options);
    },
  };
}
