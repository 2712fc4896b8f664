import { describe, expect, it } from 'vitest';
import { parseUserAgent, createUserAgentCache } from './user-agent.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

describe('a user agent', () => {
  it('names browser, operating system and device', () => {
    expect(parseUserAgent(chrome)).toEqual({
      browser: 'Chrome',
      os: 'Windows',
      device: 'desktop',
      signals: [],
    });
    expect(parseUserAgent(iphone)).toEqual({
      browser: 'Safari',
      os: 'iOS',
      device: 'mobile',
      signals: [],
    });
  });

  it.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', ['known bot']],
    [chrome.replace('Chrome/', 'HeadlessChrome/'), ['headless browser']],
    ['curl/8.5.0', ['known bot', 'no browser named']],
    ['', ['no browser named']],
  ])('reveals a bot: %s', (text, signals) => expect(parseUserAgent(text).signals).toEqual(signals));

  it('returns equal results from its bounded cache', () => {
    const read = createUserAgentCache(2);
    for (const text of [chrome, iphone, '', chrome]) expect(read(text)).toEqual(parseUserAgent(text));
  });
});
