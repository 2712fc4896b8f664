import type { BotSignal } from '@aera/contracts';
import Bowser from 'bowser';
import { isbot } from 'isbot';

interface UserAgent {
  readonly browser: string | null;
  readonly os: string | null;
  readonly device: 'desktop' | 'mobile' | 'tablet' | 'tv' | null;
  readonly signals: readonly BotSignal[];
}

const headless = /headless|phantomjs|puppeteer|playwright|selenium|electron|jsdom/i;
const devices = ['desktop', 'mobile', 'tablet', 'tv'] as const;

/** Browser, operating system, device and bot signals of a `User-Agent` header. */
export function parseUserAgent(text: string): UserAgent {
  const { browser, os, platform } = text.trim() === '' ? nothing : Bowser.parse(text);
  const signals: BotSignal[] = [];
  if (headless.test(text)) signals.push('headless browser');
  else if (isbot(text)) signals.push('known bot');
  // Every browser names Mozilla.
  if (!/^(Mozilla|Opera)\//.test(text)) signals.push('no browser named');
  return {
    browser: browser.name || null,
    os: os.name || null,
    device: devices.find((device) => device === platform.type) ?? null,
    signals,
  };
}

const nothing = { browser: { name: '' }, os: { name: '' }, platform: { type: '' } };

/** Like `parseUserAgent`, cached: among millions of hits few user agents differ. */
export function createUserAgentCache(most = 5000): (text: string) => UserAgent {
  const known = new Map<string, UserAgent>();
  return (text) => {
    const found = known.get(text);
    if (found) return found;
    if (known.size >= most) known.clear();
    const read = parseUserAgent(text);
    known.set(text, read);
    return read;
  };
}
