import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

const key = ['recovery-codes-left'] as const;

/** The warning begins at so many recovery codes. */
export const lowRecoveryCodes = 3;

/** How many recovery codes were left when the last one was used in this page; null where none was. */
export const useRecoveryCodesLeft = (): number | null =>
  useQuery<number | null>({ queryKey: key, queryFn: skipToken, gcTime: Infinity }).data ?? null;

/** Keeps what the server said was left, until the sign-out; null forgets it, as when there are new codes. */
export function useStoreRecoveryCodesLeft(): (left: number | null) => void {
  const client = useQueryClient();
  return (left) => void client.setQueryData<number | null>(key, left);
}
