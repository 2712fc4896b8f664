import type { captureLead } from '@aera/contracts';
import { address } from '@aera/web-kit';

/** Where the form goes; the spec beside holds it against the contract. */
export const leadAddress = address<typeof captureLead>('POST', '/api/contacts');
