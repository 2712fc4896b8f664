import type { IncomingHttpHeaders } from 'node:http';
import type { BotSignal } from '@aera/contracts';
import { formatAddress, parseAddress, toSharedNetwork } from '@aera/service-kit/ip-addresses';
import { parseHost } from '../hits/channel.ts';
import type { DailySalt } from './daily-salt.ts';
import { computeDailyVisitorId } from './daily-visitor-id.ts';
import type { RequestContext } from './hit.ts';

interface RawRequest {
  readonly headers: IncomingHttpHeaders;
  /** As determined by the gateway. */
  readonly ip: string;
  readonly at: Date;
  readonly body: { readonly sessionId: string; readonly consented: boolean };
}

/** Maximum stored length of a user agent. */
const maxUserAgentLength = 1000;

/** Determines the context of a request. Before consent neither the session id nor the full IP address is used. */
export async function toRequestContext(
  { headers, ip, at, body: { sessionId, consented } }: RawRequest,
  salt: DailySalt,
): Promise<RequestContext> {
  const userAgent = (headers['user-agent'] ?? '').slice(0, maxUserAgentLength);
  const context = {
    consented,
    userAgent,
    signals: detectBotHeaders(headers),
    site: parseHost(headers.referer),
    at: at.toISOString(),
  };
  return consented
    ? { ...context, visitorId: sessionId, ip }
    : {
        ...context,
        visitorId: computeDailyVisitorId(await salt.readCurrent(), ip, userAgent),
        ip: truncateIp(ip),
      };
}

/** Returns the first IP address of the network of an IP address; empty for other text. */
export function truncateIp(ip: string): string {
  const address = parseAddress(ip);
  return address ? formatAddress(toSharedNetwork(address)) : '';
}

/**
 * Returns bot signals of the request headers. All current browsers send `Accept`, `Accept-Language` and, over TLS or on localhost, Fetch
 * Metadata.
 */
export function detectBotHeaders(headers: IncomingHttpHeaders): BotSignal[] {
  const signals: BotSignal[] = [];
  if (!headers['accept-language']?.trim()) signals.push('no language');
  if (!headers['sec-fetch-mode']) signals.push('no fetch metadata');
  if (!headers.accept?.trim()) signals.push('odd accept header');
  return signals;
}
