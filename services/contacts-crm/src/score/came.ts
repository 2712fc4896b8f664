import type { Way } from './signal.ts';

/** What a view tells of how its visitor came. */
interface Arrival {
  readonly referrer: string | null;
  /** The page before was one of the site itself. */
  readonly inside: boolean;
  readonly source: string | null;
  readonly campaign: string | null;
  /** Names of the click ids in the address. */
  readonly clicks: readonly string[];
}

const searchEngines =
  /(^|\.)(google|bing|duckduckgo|ecosia|startpage|qwant|yahoo|yandex|baidu|brave|kagi|ask|mojeek|swisscows)\./;
const longest = 100;

/** By which way, and from where; null for a view that is not the first of a visit. What a link says of itself comes first. */
export function cameBy({
  referrer,
  inside,
  source,
  campaign,
  clicks,
}: Arrival): { way: Way; from: string | null } | null {
  const named = source?.trim() || campaign?.trim() || clicks[0];
  if (named) return { way: 'campaign', from: short(named) };
  if (inside) return null;
  const host = hostOf(referrer);
  if (!host) return { way: 'direct', from: null };
  return { way: searchEngines.test(host) ? 'search' : 'referral', from: short(host) };
}

function hostOf(address: string | null): string | null {
  const url = address ? URL.parse(address) : null;
  return url && /^https?:$/.test(url.protocol) ? url.hostname.replace(/^www\./, '') : null;
}

/** What a visitor may write is bounded, and cut between characters. */
const short = (text: string): string => [...text.toWellFormed()].slice(0, longest).join('');
