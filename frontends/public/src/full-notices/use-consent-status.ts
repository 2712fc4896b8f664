import { verifyConsent } from '@aera/contracts';
import { callApi, logFailure, useWindowEvent } from '@aera/frontend-kit';
import { useQuery } from '@tanstack/react-query';

export type ConsentStatus = 'checking' | 'viewed' | 'not-viewed';

/** Whether the server knows a consent of this browser; asked on load and after each consent. A failure counts as none. */
export function useConsentStatus(): ConsentStatus {
  const { data, isFetching, refetch } = useQuery({
    queryKey: [verifyConsent.path],
    queryFn: verify,
    staleTime: 0,
  });
  useWindowEvent('jurisdiction-consent-complete', () => void refetch());
  if (isFetching || !data) return 'checking';
  return data.hasValidConsent ? 'viewed' : 'not-viewed';
}

async function verify() {
  try {
    return await callApi(verifyConsent, { body: {} });
  } catch (error) {
    logFailure('Failed to check the consent status', error);
    return { hasValidConsent: false, consentCount: 0 };
  }
}
