import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

const key = ['recovery-codes-left'] as const;

/** At this number of codes or fewer, a warning is shown. */
export const lowRecoveryCodesThreshold = 3;

/** Codes left after the last recovery code used in this tab. Null if none was used, or if the second factor or its codes changed since. */
export const useRecoveryCodesLeft = (): number | null =>
  useQuery<number | null>({ queryKey: key, queryFn: skipToken, gcTime: Infinity }).data ?? null;

/** Stores the number from the server; null clears it. */
export function useStoreRecoveryCodesLeft(): (left: number | null) => void {
  const client = useQueryClient();
  return (left) => void client.setQueryData<number | null>(key, left);
}
