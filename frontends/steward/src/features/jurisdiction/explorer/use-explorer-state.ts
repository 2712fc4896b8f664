import { usePageState } from '../../../shared/page/use-page-state.ts';

export const pageSizes = [10, 25, 50, 100] as const;
const usualSize = 50;
const mostOffset = 10_000_000;

/** A number of records to leave out, as it is typed; null for anything else. */
export function offsetIn(text: string | null): number | null {
  const offset = text !== null && /^\d{1,8}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return offset <= mostOffset ? offset : null;
}

/** What the explorer shows, as the address says it. */
export function useExplorerState() {
  const { get, set, open, close } = usePageState();
  const limit = pageSizes.find((size) => String(size) === get('limit')) ?? usualSize;
  return {
    limit,
    offset: offsetIn(get('offset')) ?? 0,
    ip: get('ip')?.trim() || null,
    selected: get('selected'),
    setLimit: (size: number) => set({ limit: size === usualSize ? null : String(size) }),
    setOffset: (offset: number) => set({ offset: offset === 0 ? null : String(offset) }),
    setIp: (ip: string | null) => set({ ip, offset: null }),
    select: (ip: string) => open({ selected: ip }),
    unselect: () => close({ selected: null }),
  };
}

export type ExplorerState = ReturnType<typeof useExplorerState>;
