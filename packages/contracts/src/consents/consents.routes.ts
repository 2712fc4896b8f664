import { visitorCookie } from '../cookies.ts';
import type { Route } from '../route.ts';
import type { consentsSchemas } from './consents.schemas.ts';

type S = typeof consentsSchemas;

/** Idempotency key: a UUID chosen by the client. */
export const idempotencyHeader = 'idempotency-key';

export const recordConsent: Route<S['recordConsent'], 'public'> = {
  method: 'POST',
  path: '/api/jurisdiction/consent',
  access: 'public',
  status: 201,
  cookies: [visitorCookie],
};

export const verifyConsent: Route<S['verifyConsent'], 'public'> = {
  method: 'POST',
  path: '/api/jurisdiction/verify-consent',
  access: 'public',
  cookies: [visitorCookie],
};

export const withdrawConsent: Route<S['withdrawConsent'], 'public'> = {
  method: 'POST',
  path: '/api/jurisdiction/withdraw-consent',
  access: 'public',
  cookies: [visitorCookie],
};

export const readConsentReceipt: Route<S['readConsentReceipt'], 'public'> = {
  method: 'GET',
  path: '/api/jurisdiction/consents/:consentId/receipt',
  access: 'public',
  cookies: [visitorCookie],
};

export const readConsentReceiptPdf: Route<S['readConsentReceiptPdf'], 'public'> = {
  method: 'GET',
  path: '/api/jurisdiction/consents/:consentId/receipt.pdf',
  access: 'public',
  status: 200,
  produces: 'pdf',
  cookies: [visitorCookie],
};

export const readVisitorData: Route<S['readVisitorData'], 'public'> = {
  method: 'GET',
  path: '/api/jurisdiction/my-data',
  access: 'public',
  cookies: [visitorCookie],
};

export const eraseVisitor: Route<S['eraseVisitor'], 'public'> = {
  method: 'POST',
  path: '/api/jurisdiction/erase',
  access: 'public',
  cookies: [visitorCookie],
};
