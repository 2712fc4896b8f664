import { useEffect } from 'react';
import {
  type Location,
  type NavigateOptions,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router-dom';

/** Changes of query parameters; null removes one. */
type Changes = Readonly<Record<string, string | null>>;

interface UrlQuery {
  readonly params: URLSearchParams;
  /** `getChanges` gets the query with all earlier changes, including those not rendered yet. */
  readonly change: (getChanges: (params: URLSearchParams) => Changes, options?: NavigateOptions) => void;
}

/** Queries of navigations that are not rendered yet, oldest first. The router may render only the last one. */
let pendingQueries: string[] = [];
let rendered: Location | null = null;

/** Drops the pending queries up to the rendered one, or all of them after a navigation by other means, such as Back. */
function settle(location: Location): void {
  if (location === rendered) return;
  rendered = location;
  const index = pendingQueries.indexOf(location.search.slice(1));
  pendingQueries = index < 0 ? [] : pendingQueries.slice(index + 1);
}

/** The query of the URL. Changes made before the next render accumulate. */
export function useUrlQuery(): UrlQuery {
  const location = useLocation();
  const [params, setParams] = useSearchParams();
  useEffect(() => settle(location), [location]);

  return {
    params,
    change: (getChanges, options) => {
      const next = new URLSearchParams(pendingQueries.at(-1) ?? params);
      for (const [name, value] of Object.entries(getChanges(next))) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      pendingQueries.push(next.toString());
      setParams(next, options);
    },
  };
}

/** Returns the value that equals the text, else the first value. */
export const parseChoice = <Value extends string>(
  values: readonly [Value, ...Value[]],
  text: string | null,
): Value => values.find((value) => value === text) ?? values[0];

export interface UrlState {
  readonly get: (name: string) => string | null;
  /** `replace` adds no history entry. */
  readonly set: (changes: Changes, options?: { replace?: boolean }) => void;
  /** Opens an overlay as a history entry, so that Back closes it. Replaces the entry of an open overlay. */
  readonly open: (changes: Changes) => void;
  /** Goes back if `open` added this history entry. Otherwise, for example after a shared link, applies the changes. */
  readonly close: (changes: Changes) => void;
}

const overlayEntry = { opened: true };

/** The history entry that `close` leaves: the browser goes back later, and closing may be repeated until then. */
let leftLocation: Location | null = null;

/** Page state in the URL, which supports links, reload and Back. */
export function useUrlState(): UrlState {
  const { params, change } = useUrlQuery();
  const location = useLocation();
  const { state } = location;
  const navigate = useNavigate();

  return {
    get: (name) => params.get(name),
    // `replace` keeps the state of an open overlay, so that Back still closes it.
    set: (changes, { replace = false } = {}) => change(() => changes, { replace, ...(replace && { state }) }),
    open: (changes) => change(() => changes, { state: overlayEntry, replace: Boolean(state?.opened) }),
    close: (changes) => {
      if (!state?.opened) return change(() => changes, { replace: true });
      if (leftLocation === location) return;
      leftLocation = location;
      void navigate(-1);
    },
  };
}
