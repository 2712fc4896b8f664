import type { IncomingHttpHeaders } from 'node:http';
import type { BotSignal } from '@aera/contracts';
import { formatAddress, parseAddress, toSharedNetwork } from '@aera/service-kit/ip-addresses';
import { hostOf } from '../hits/channel.ts';
import type { DailySalt } from './daily-salt.ts';
import { dailyVisitorId } from './daily-visitor-id.ts';
import type { RequestContext } from './hit.ts';

interface RawRequest {
  readonly headers: IncomingHttpHeaders;
  /** As the gateway saw it. */
  readonly ip: string;
  readonly at: Date;
  readonly body: { readonly sessionId: string; readonly consented: boolean };
}

/** Longest user agent that is kept. */
const userAgentLimit = 1000;

/** What is known of a request's sender. Before consent neither the session id nor the whole address goes any further. */
export async function toRequestContext(
  { headers, ip, at, body: { sessionId, consented } }: RawRequest,
  salt: DailySalt,
): Promise<RequestContext> {
  const userAgent = (headers['user-agent'] ?? '').slice(0, userAgentLimit);
  const seen = {
    consented,
    userAgent,
    signals: detectBotHeaders(headers),
    site: hostOf(headers.referer),
    at: at.toISOString(),
  };
  return consented
    ? { ...seen, visitorId: sessionId, ip }
    : { ...seen, visitorId: dailyVisitorId(await salt.now(), ip, userAgent), ip: truncateIp(ip) };
}

/** The first address of the network that an address is in; empty for other text. */
export function truncateIp(ip: string): string {
  const address = parseAddress(ip);
  return address ? formatAddress(toSharedNetwork(address)) : '';
}

/**
 * What a request's headers say against a browser behind it. Every browser of the last years names languages, says what it accepts, and
 * tells how it came to ask (Fetch Metadata, where the site is served over TLS or from this machine).
 */
export function detectBotHeaders(headers: IncomingHttpHeaders): BotSignal[] {
  const signals: BotSignal[] = [];
  if (!headers['accept-language']?.trim()) signals.push('no language');
  if (!headers['sec-fetch-mode']) signals.push('no fetch metadata');
  if (!headers.accept?.trim()) signals.push('odd accept header');
  return signals;
}
