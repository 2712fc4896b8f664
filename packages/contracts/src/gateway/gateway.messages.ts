import { z } from 'zod';
import { defineMessage } from '../message.ts';

/** What speaks against a request: each is one observation, none of them a verdict. */
export const threatIndicators = [
  /** Asked for what only scanners look for (`/.env`, `/wp-login.php`). */
  'path-probe',
  /** Text that tries to become code: SQL, scripts, templates, shells, look-ups, line breaks in header fields. */
  'injection-probe',
  /** Steps out of the folder that is served. */
  'traversal',
  /** Changes something from a page of another site. */
  'cross-site',
  /** Cannot be read as what it says it is. */
  'malformed',
  /** Body or header fields past the limit. */
  'oversize',
  'rate-limited',
  /** A session cookie that security-auth never gave out, or an identity token of the sender's own making. */
  'forged-token',
  /** Header fields that only the gateway may write. */
  'forged-header',
  /** A password was refused. */
  'login-failed',
  /** A one-time code was refused. */
  'otp-failed',
  /** A one-time code that had been used before. */
  'otp-replayed',
  'pin-failed',
  /** Signed in, and not allowed this. */
  'forbidden',
  'not-found',
  /** A consent was sent: ordinary alone, spam in numbers. */
  'consent-submitted',
  /** Came from a network that is blocked. */
  'blocked',
] as const;
export const ThreatIndicator = z.enum(threatIndicators);
export type ThreatIndicator = z.infer<typeof ThreatIndicator>;

/** Maximum characters of a suspicious request's target and user agent. */
export const maxTargetLength = 500;
export const maxUserAgentLength = 200;

/**
 * A request that bears at least one sign, as the gateway saw and answered it; ordinary requests are never published. The message's id
 * is the request's.
 */
export const suspiciousRequestDetected = defineMessage(
  'gateway.suspicious-request.detected.v1',
  z.object({
    requestId: z.string(),
    at: z.iso.datetime(),
    /** In its one spelling: IPv4-mapped addresses as IPv4. */
    ip: z.string(),
    method: z.string(),
    /** Path and query; control characters escaped, values of secret-like parameters removed. */
    target: z.string(),
    /** Route pattern; null where none was found. */
    route: z.string().nullable(),
    status: z.int(),
    userAgent: z.string().nullable(),
    account: z.object({ kind: z.enum(['member', 'steward']), id: z.string() }).nullable(),
    signs: z.array(ThreatIndicator).min(1),
  }),
);
