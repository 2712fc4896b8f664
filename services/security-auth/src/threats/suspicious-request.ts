import type { MessageOf, suspiciousRequestDetected, ThreatIndicator } from '@aera/contracts';
import { formatNetwork, parseNetwork, toClientNetwork } from '@aera/service-kit/ip-addresses';

/** A request with threat indicators, or a failed attempt, as input of the rules. */
export interface SuspiciousRequest {
  readonly requestId: string;
  /** Unix time in milliseconds. */
  readonly at: number;
  readonly ip: string;
  /** Client network of the IP address, in CIDR notation. */
  readonly network: string;
  /** `member:<id>` or `steward:<id>` of a signed-in user. */
  readonly account: string | null;
  /** Opaque key of the account of a failed attempt. */
  readonly attemptedAccount: string | null;
  readonly method: string;
  readonly target: string;
  readonly route: string | null;
  /** Null if the gateway did not report it. */
  readonly status: number | null;
  readonly userAgent: string | null;
  readonly indicators: readonly ThreatIndicator[];
  /** Requests of the same blocked network that the gateway rejected and did not report. */
  readonly omitted?: number | undefined;
}

/** Maps the gateway's message to a suspicious request. */
export function toSuspiciousRequest({
  data,
}: Pick<MessageOf<typeof suspiciousRequestDetected>, 'data'>): SuspiciousRequest {
  const { requestId, at, ip, account, method, target, route, status, userAgent, indicators, omitted } = data;
  return {
    requestId,
    at: Date.parse(at),
    ip,
    network: formatNetwork(toClientNetwork(parseNetwork(ip))),
    account: account && `${account.kind}:${account.id}`,
    attemptedAccount: null,
    method,
    target,
    route,
    status,
    userAgent,
    indicators,
    omitted,
  };
}
