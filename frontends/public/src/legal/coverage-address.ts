import type { complianceCoverage } from '@aera/contracts';
import { address } from '@aera/web-kit';

/** By address; the spec beside holds it against the contract. */
export const coverageAddress = address<typeof complianceCoverage>('GET', '/api/compliance/coverage');
