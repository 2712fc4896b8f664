import {
  confirmSecondFactorSetup,
  renewRecoveryCodes,
  resetSecondFactor,
  type ResponseOf,
  readSecondFactorStatus,
  startSecondFactorSetup,
} from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { useCommand } from '@aera/frontend-kit/use-command';
import { useStoreRecoveryCodesLeft } from '../../../shared/session/recovery-codes.ts';

export type Setup = ResponseOf<typeof startSecondFactorSetup>;

/** Changes the second factor, which invalidates the remembered number of remaining codes. */
function useFactorCommand<Output, Input = void>(send: (input: Input) => Promise<Output>) {
  const storeCodesLeft = useStoreRecoveryCodesLeft();
  return useCommand({ send, refetch: [readSecondFactorStatus], onSuccess: () => storeCodesLeft(null) });
}

export const useStartSetup = () => useFactorCommand(() => callApi(startSecondFactorSetup));

export const useConfirmSetup = () =>
  useFactorCommand((token: string) => callApi(confirmSecondFactorSetup, { body: { token } }));

export const useRenewCodes = () => useFactorCommand(() => callApi(renewRecoveryCodes));

export const useResetFactor = () => useFactorCommand(() => callApi(resetSecondFactor));
