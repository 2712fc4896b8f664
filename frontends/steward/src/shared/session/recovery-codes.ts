import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

/** Texts about recovery codes. */
export const recoveryCopy = {
  field: 'Recovery code',
  hint: '28 letters and numbers. Dashes and capitals don’t matter.',
  switchToRecovery: 'Use a recovery code instead',
  switchToAuthenticator: 'Use the authenticator instead',
  missing: 'Please enter a recovery code',
  low: (left: number) =>
    left === 0
      ? 'No recovery codes left. Generate new ones so that you don’t get locked out.'
      : `Only ${left} recovery ${left === 1 ? 'code is' : 'codes are'} left. Generate new ones.`,
  toAccount: 'Go to your account',
} as const;

const key = ['recovery-codes-left'] as const;

/** At this number of codes or fewer, a warning is shown. */
export const lowRecoveryCodesThreshold = 3;

/** Codes left after the last use in this tab; null if unknown. */
export const useRecoveryCodesLeft = (): number | null =>
  useQuery<number | null>({ queryKey: key, queryFn: skipToken, gcTime: Infinity }).data ?? null;

/** Stores the number from the server; null clears it. */
export function useStoreRecoveryCodesLeft(): (left: number | null) => void {
  const client = useQueryClient();
  return (left) => void client.setQueryData<number | null>(key, left);
}
