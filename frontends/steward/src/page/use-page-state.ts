import { useSearchParams } from 'react-router-dom';

export type PageState = {
  /** Null when the address does not say. */
  readonly get: (name: string) => string | null;
  /** Changes what is named; null takes it out. `replace` leaves no step to come back to. */
  readonly set: (changes: Record<string, string | null>, options?: { replace?: boolean }) => void;
};

/** The state of a page where it can be linked to, reloaded and gone back in: the query of its address. */
export function usePageState(): PageState {
  const [params, setParams] = useSearchParams();
  return {
    get: (name) => params.get(name),
    set: (changes, { replace = false } = {}) => {
      const next = new URLSearchParams(params);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      setParams(next, { replace });
    },
  };
}
