import type { IncomingHttpHeaders } from 'node:http';
import type { BotReason } from '@aera/contracts';

/**
 * What a request's headers say against a browser behind it. Every browser of the last years names languages, says what it accepts, and
 * tells how it came to ask (Fetch Metadata, where the site is served over TLS or from this machine).
 */
export function headerSignals(headers: IncomingHttpHeaders): BotReason[] {
  const signals: BotReason[] = [];
  if (!headers['accept-language']?.trim()) signals.push('no language');
  if (!headers['sec-fetch-mode']) signals.push('no fetch metadata');
  if (!headers.accept?.trim()) signals.push('odd accept header');
  return signals;
}
