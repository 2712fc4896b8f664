import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { text } from 'node:stream/consumers';

/**
 * Resolves when the URL of this machine responds with a status below 300; rejects with the response otherwise. A certificate is not
 * verified: it has the name of the public site.
 */
export async function expectHttpOk(url: string): Promise<void> {
  const get = url.startsWith('https:') ? getHttps : getHttp;
  const options = { rejectUnauthorized: false, signal: AbortSignal.timeout(5_000) };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, options, resolve).once('error', reject);
  });
  const { statusCode = 0 } = response;
  const body = await text(response);
  if (statusCode >= 300) throw new Error(`${url} answered ${statusCode} ${body.slice(0, 500)}`);
}
