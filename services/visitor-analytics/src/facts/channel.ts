import type { VisitChannel } from '@aera/contracts';

/** What is known of how a visit came to the site. */
export interface TrafficSource {
  /** Host of the page that led here; null for none, or one of the site itself. */
  readonly referrer: string | null;
  readonly source: string | null;
  readonly medium: string | null;
  readonly campaign: string | null;
  /** Names of the click ids in the address. */
  readonly clicks: readonly string[];
}

const searchEngines =
  /(^|\.)(google|bing|duckduckgo|ecosia|startpage|qwant|yahoo|yandex|baidu|naver|seznam|brave|kagi|ask|mojeek|swisscows)\./;
const socialSites =
  /(^|\.)(facebook|instagram|twitter|x|t|linkedin|lnkd|reddit|pinterest|tiktok|youtube|threads|vk|tumblr|quora|whatsapp|telegram|discord|snapchat|medium|bsky|mastodon)\.(com|net|org|co|in|app|me|social|gg|ru|it)$/;
const mailSites = /(^|\.)(mail|outlook|gmail|protonmail|proton|hotmail)\.|^(mail|webmail|outlook)\./;

const paidMedium = /^(.*cp[acm]|.*ppc|retargeting|paid.*|display|banner|interstitial|expandable)$/;
const socialMedium = /^(social|social[-_ ]?(network|media)|sm)$/;
const mailMedium = /^(e[-_ ]?mail|newsletter|letter|mail)$/;

const named = (name: string): RegExp => new RegExp(`(^|[^a-z])${name}([^a-z]|$)`);
const socialNames = [
  'facebook',
  'fb',
  'instagram',
  'ig',
  'twitter',
  'linkedin',
  'reddit',
  'tiktok',
  'youtube',
].map(named);

/**
 * How a visit came, by the first rule that fits: what was paid for says so by a click id or its medium; then what the link says of itself;
 * then where the visitor was before. `fbclid` is on every link from Facebook, paid or not.
 */
export function classifyChannel({ referrer, source, medium, campaign, clicks }: TrafficSource): VisitChannel {
  const way = medium?.trim().toLowerCase() ?? '';
  const from = source?.trim().toLowerCase() ?? '';
  if (paidMedium.test(way) || clicks.some((name) => name !== 'fbclid')) return 'paid';
  if (mailMedium.test(way) || mailMedium.test(from)) return 'email';
  if (socialMedium.test(way) || socialNames.some((name) => name.test(from)) || clicks.includes('fbclid'))
    return 'social';
  if (way === 'organic') return 'organic search';
  if (way === 'referral') return 'referral';
  if (from || way || campaign) return 'campaign';
  if (!referrer) return 'direct';
  if (mailSites.test(referrer)) return 'email';
  if (searchEngines.test(referrer)) return 'organic search';
  return socialSites.test(referrer) ? 'social' : 'referral';
}

/** Host of an address, without `www.`; null for what is no web address. */
export function hostOf(address: string | null | undefined): string | null {
  const url = address ? URL.parse(address) : null;
  return url && /^https?:$/.test(url.protocol) ? url.hostname.replace(/^www\./, '') : null;
}
