import type { captureLead, contactChallenge } from '@aera/contracts';
import { address } from '@aera/web-kit';

/** Where the form goes, and where its work comes from; the spec beside holds both against the contract. */
export const leadAddress = address<typeof captureLead>('POST', '/api/contacts');
export const challengeAddress = address<typeof contactChallenge>('GET', '/api/contacts/challenge');
