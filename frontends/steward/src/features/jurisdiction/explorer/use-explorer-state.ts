import { usePageState } from '../../../shared/page/use-page-state.ts';

export const pageSizes = [10, 25, 50, 100] as const;
const defaultPageSize = 50;
const maxOffset = 10_000_000;

/** The number of records to skip; null for any other text. */
export function parseOffset(text: string | null): number | null {
  const offset = text !== null && /^\d{1,8}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return offset <= maxOffset ? offset : null;
}

/** The state of the explorer, from the URL. */
export function useExplorerState() {
  const { get, set, open, close } = usePageState();
  const limit = pageSizes.find((size) => String(size) === get('limit')) ?? defaultPageSize;
  return {
    limit,
    offset: parseOffset(get('offset')) ?? 0,
    ip: get('ip')?.trim() || null,
    selected: get('selected'),
    setLimit: (size: number) => set({ limit: size === defaultPageSize ? null : String(size) }),
    setOffset: (offset: number) => set({ offset: offset === 0 ? null : String(offset) }),
    setIp: (ip: string | null) => set({ ip, offset: null }),
    select: (ip: string) => open({ selected: ip }),
    unselect: () => close({ selected: null }),
  };
}

export type ExplorerState = ReturnType<typeof useExplorerState>;
