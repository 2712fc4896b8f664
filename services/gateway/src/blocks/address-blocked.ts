import { brand } from '@aera/content';
import type { ErrorResponse } from '../errors/error-response.ts';

/** Refuses whoever comes from a blocked network: programs get a problem document, people a page. Which rule it was is not their business. */
export const addressBlocked: ErrorResponse = {
  status: 403,
  code: 'address-blocked',
  detail: 'Requests from your network are blocked at the moment.',
  page: {
    title: 'Your network is blocked',
    paragraphs: [
      'Requests from the network you are using looked like an attack, so this site answers none of them at the moment. Most blocks end by themselves after a while.',
      'You may have done nothing at all: others can share your network with you. If you think that this is a mistake, please write to us, and name the number below.',
    ],
    contact: { email: brand.email, phone: brand.phone },
  },
};
