import { useLocation, useNavigate } from 'react-router-dom';
import { type Changes, useQuery } from './use-url-query.ts';

/** What an address says, when it is one of these; the first of them when it says nothing, or something else. */
export const parseChoice = <Value extends string>(
  values: readonly [Value, ...Value[]],
  text: string | null,
): Value => values.find((value) => value === text) ?? values[0];

export interface PageState {
  /** Null when the address does not say. */
  readonly get: (name: string) => string | null;
  /** Changes parameters; null removes one. `replace` adds no history entry. */
  readonly set: (changes: Changes, options?: { replace?: boolean }) => void;
  /** Opens something over the page, as a step that the browser's own Back undoes. */
  readonly open: (changes: Changes) => void;
  /** Closes it: goes back to before `open`, or applies the changes when the URL was opened directly. */
  readonly close: (changes: Changes) => void;
}

const opened = { opened: true };

/** The state of a page where it can be linked to, reloaded and gone back in: the query of its address. */
export function usePageState(): PageState {
  const { params, change } = useQuery();
  const { state } = useLocation();
  const navigate = useNavigate();

  return {
    get: (name) => params.get(name),
    // What is open over the page stays a step that Back undoes.
    set: (changes, { replace = false } = {}) => change(() => changes, { replace, ...(replace && { state }) }),
    open: (changes) => change(() => changes, { state: opened }),
    close: (changes) => {
      if (state?.opened) void navigate(-1);
      else change(() => changes, { replace: true });
    },
  };
}
