import {
  renewRecoveryCodes,
  resetSecondFactor,
  type ResponseOf,
  secondFactorStatus,
  startSecondFactorSetup,
  confirmSecondFactorSetup,
} from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorDetail } from '../../../shared/session/api-errors.ts';
import { useStoreRecoveryCodesLeft } from '../../../shared/session/recovery-codes.ts';
import { accountCopy } from '../account-copy.ts';

export type SetUp = ResponseOf<typeof startSecondFactorSetup>;

/** Why a change of the second factor failed; null without an error. */
export const factorFailure = (error: unknown): string | null =>
  error === null ? null : errorDetail(error, accountCopy.twoFactor.notDone);

/** Refetches the second factor after a change, which invalidates the number of remaining codes. */
function useFactorMutation<Answer, Input = void>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  const keepCodesLeft = useStoreRecoveryCodesLeft();
  return useMutation({
    mutationFn,
    onSuccess: () => keepCodesLeft(null),
    onSettled: () => client.invalidateQueries({ queryKey: [secondFactorStatus.path] }),
  });
}

export const useBeginSetUp = () => useFactorMutation(() => callApi(startSecondFactorSetup));

export const useVerifySetUp = () =>
  useFactorMutation((token: string) => callApi(confirmSecondFactorSetup, { body: { token } }));

export const useRenewCodes = () => useFactorMutation(() => callApi(renewRecoveryCodes));

export const useReset = () => useFactorMutation(() => callApi(resetSecondFactor));
