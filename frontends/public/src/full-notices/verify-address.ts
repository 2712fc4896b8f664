import type { verifyConsent } from '@aera/contracts';
import { address } from '@aera/web-kit';

/** Where a browser's consent is looked up; the spec beside holds it against the contract. */
export const verifyAddress = address<typeof verifyConsent>('POST', '/api/jurisdiction/verify-consent');
