import { z } from 'zod';
import { defineMessage } from '../message.ts';

/** Threat indicators of a request. One alone is no proof. */
export const threatIndicators = [
  /** Requested a path that only scanners look for (`/.env`, `/wp-login.php`). */
  'path-probe',
  /** Injection attempt: SQL, scripts, templates, shell commands, lookups, line breaks in header fields. */
  'injection-probe',
  /** Path traversal. */
  'traversal',
  /** State-changing request from another site. */
  'cross-site',
  /** Not parsable as declared. */
  'malformed',
  /** Body or header fields exceed the limit. */
  'oversize',
  'rate-limited',
  /** A session cookie that security-auth never issued, or a forged identity token. */
  'forged-token',
  /** Header fields that only the gateway may set. */
  'forged-header',
  /** Wrong password. */
  'login-failed',
  /** Wrong one-time code. */
  'otp-failed',
  /** One-time code that was already used. */
  'otp-replayed',
  'pin-failed',
  /** Registration with an e-mail address that has an account. */
  'registration-failed',
  /** Signed in without permission. */
  'forbidden',
  'not-found',
  /** A consent was submitted: ordinary alone, spam in numbers. */
  'consent-submitted',
  /** From a blocked network. */
  'blocked',
] as const;
export const ThreatIndicator = z.enum(threatIndicators);
export type ThreatIndicator = z.infer<typeof ThreatIndicator>;

/** Maximum characters of a suspicious request's target and user agent. */
export const maxTargetLength = 500;
export const maxUserAgentLength = 200;

/**
 * A request with at least one threat indicator, and its response; ordinary requests are never published. The message id is the request id.
 */
export const suspiciousRequestDetected = defineMessage(
  'gateway.suspicious-request.detected.v1',
  z.object({
    requestId: z.string(),
    at: z.iso.datetime(),
    /** Normalized: IPv4-mapped addresses as IPv4. */
    ip: z.string(),
    method: z.string(),
    /** Path and query; control characters escaped, values of secret parameters removed. */
    target: z.string(),
    /** Route pattern; null without a match. */
    route: z.string().nullable(),
    status: z.int(),
    userAgent: z.string().nullable(),
    account: z.object({ kind: z.enum(['member', 'steward']), id: z.string() }).nullable(),
    indicators: z.array(ThreatIndicator).min(1),
    /** Requests of the same blocked network that were rejected before it and not published. */
    omitted: z.int().min(1).optional(),
  }),
);
