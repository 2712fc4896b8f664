import type { RefusalPage } from './refusal-page.ts';

/** Why a request goes no further, as plain data; becomes a problem document. */
export interface Refusal {
  readonly status: number;
  /** Stable and for programs. */
  readonly code: string;
  /** The sentence a person reads. */
  readonly detail: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** For people who asked for a page. */
  readonly page?: RefusalPage;
}

const refusal = (
  status: number,
  code: string,
  detail: string,
  headers?: Readonly<Record<string, string>>,
): Refusal => ({ status, code, detail, headers });

export const malformedTarget = refusal(400, 'malformed-address', 'The address of the request is malformed.');
export const hostMissing = refusal(400, 'host-missing', 'The request does not say which host it is for.');
export const unexpectedBody = refusal(
  400,
  'unexpected-body',
  'A request with this method cannot carry a body.',
);
export const signInRequired = refusal(401, 'sign-in-required', 'Please sign in to continue.');
export const roleForbidden = refusal(403, 'role-forbidden', 'This is not open to your role.');
export const stepUpRequired = refusal(403, 'step-up-required', 'TOTP re-authentication required');
export const crossSite = refusal(403, 'cross-site', 'This request did not come from a page of this site.');
export const notFound = refusal(404, 'not-found', 'There is nothing at this address.');
export const bodyTooLarge = refusal(413, 'body-too-large', 'The request body is too large.');
export const jsonOnly = refusal(415, 'json-only', 'The request body must be JSON (application/json).');
export const unforeseen = refusal(500, 'unforeseen', 'Something went wrong on our side. Please try again.');
export const unavailable = refusal(
  503,
  'service-unavailable',
  'This part of the site is not available right now. Please try again in a moment.',
  { 'retry-after': '2' },
);
export const upstreamTimeout = refusal(
  504,
  'upstream-timeout',
  'This took too long to answer. Please try again in a moment.',
);

/** 405 that names what the address does answer to. */
export const methodNotAllowed = (methods: readonly string[]): Refusal =>
  refusal(405, 'method-not-allowed', `This address answers only ${methods.join(', ')}.`, {
    allow: methods.join(', '),
  });
