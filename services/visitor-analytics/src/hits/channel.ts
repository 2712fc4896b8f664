import type { VisitChannel } from '@aera/contracts';

/** Traffic source of a visit. */
export interface TrafficSource {
  /** Host of the referrer; null without one, or for a page of the site itself. */
  readonly referrer: string | null;
  readonly source: string | null;
  readonly medium: string | null;
  readonly campaign: string | null;
  /** Names of the click ids in the URL. */
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
 * Returns the channel of a visit by the first matching rule: paid by click id or medium, then the campaign parameters, then the referrer.
 * `fbclid` is on every link from Facebook, paid or not.
 */
export function classifyChannel({ referrer, source, medium, campaign, clicks }: TrafficSource): VisitChannel {
  const mediumName = medium?.trim().toLowerCase() ?? '';
  const sourceName = source?.trim().toLowerCase() ?? '';
  if (paidMedium.test(mediumName) || clicks.some((name) => name !== 'fbclid')) return 'paid';
  if (mailMedium.test(mediumName) || mailMedium.test(sourceName)) return 'email';
  if (
    socialMedium.test(mediumName) ||
    socialNames.some((name) => name.test(sourceName)) ||
    clicks.includes('fbclid')
  )
    return 'social';
  if (mediumName === 'organic') return 'organic search';
  if (mediumName === 'referral') return 'referral';
  if (sourceName || mediumName || campaign) return 'campaign';
  if (!referrer) return 'direct';
  if (mailSites.test(referrer)) return 'email';
  if (searchEngines.test(referrer)) return 'organic search';
  return socialSites.test(referrer) ? 'social' : 'referral';
}

/** Returns the host of a URL, without `www.`; null if it is no web URL. */
export function parseHost(address: string | null | undefined): string | null {
  const url = address ? URL.parse(address) : null;
  return url && /^https?:$/.test(url.protocol) ? url.hostname.replace(/^www\./, '') : null;
}
