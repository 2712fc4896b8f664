import type { DemoBrowser } from './demo-action.ts';
import type { Random } from './random.ts';

interface Country {
  readonly languages: readonly string[];
  /** First two bytes of networks of consumer providers, which geolocation finds in the country. */
  readonly networks: readonly string[];
}

const countries: readonly (readonly [Country, weight: number])[] = [
  [{ languages: ['nl-NL', 'nl-NL', 'en-NL'], networks: ['77.163', '84.85', '213.10', '62.163'] }, 36],
  [{ languages: ['de-DE'], networks: ['91.64', '87.122', '79.200'] }, 13],
  [{ languages: ['en-US'], networks: ['24.16', '73.162', '98.210'] }, 12],
  [{ languages: ['nl-BE', 'fr-BE'], networks: ['81.82', '78.20'] }, 10],
  [{ languages: ['en-GB'], networks: ['86.128', '92.40'] }, 9],
  [{ languages: ['fr-FR'], networks: ['90.14', '82.64'] }, 5],
  [{ languages: ['en-CA', 'fr-CA'], networks: ['142.112'] }, 4],
  [{ languages: ['en-AU'], networks: ['1.120', '121.44'] }, 3],
  [{ languages: ['it-IT'], networks: ['151.34', '79.12'] }, 2],
  [{ languages: ['es-ES'], networks: ['83.44'] }, 2],
  [{ languages: ['de-AT'], networks: ['213.47'] }, 1],
  [{ languages: ['sv-SE'], networks: ['83.248'] }, 1],
  [{ languages: ['pl-PL'], networks: ['89.64'] }, 1],
  [{ languages: ['en-ZA'], networks: ['105.224'] }, 1],
];

const chrome = (system: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36`;
const mobileChrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const safari = (system: string, mobile = '') =>
  `Mozilla/5.0 (${system}) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6${mobile} Safari/605.1.15`;

type Device = readonly [userAgent: string, screen: DemoBrowser['screen']];

const devices: readonly (readonly [Device, weight: number])[] = [
  [[safari('iPhone; CPU iPhone OS 18_6 like Mac OS X', ' Mobile/15E148'), 'small'], 26],
  [[mobileChrome, 'small'], 22],
  [[chrome('Windows NT 10.0; Win64; x64'), 'large'], 20],
  [[`${chrome('Windows NT 10.0; Win64; x64')} Edg/140.0.0.0`, 'wide'], 8],
  [[safari('Macintosh; Intel Mac OS X 10_15_7'), 'large'], 9],
  [[chrome('Macintosh; Intel Mac OS X 10_15_7'), 'wide'], 6],
  [['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0', 'large'], 5],
  [['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'wide'], 2],
  [[safari('iPad; CPU OS 18_6 like Mac OS X', ' Mobile/15E148'), 'medium'], 2],
];

const toBrowserHeaders = (userAgent: string, language: string) => ({
  'user-agent': userAgent,
  'accept-language': `${language},${language.slice(0, 2)};q=0.9,en;q=0.5`,
  accept: 'application/json',
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'cors',
});

/** Creates the browser of a person in a random country. */
export function createBrowser(random: Random): DemoBrowser {
  const country = random.pickWeighted(countries);
  const [userAgent, screen] = random.pickWeighted(devices);
  const language = random.pick(country.languages);
  return {
    ip: `${random.pick(country.networks)}.${random.between(1, 254)}.${random.between(1, 254)}`,
    sessionId: random.uuid(),
    headers: toBrowserHeaders(userAgent, language),
    language,
    screen,
  };
}

/** Creates the browser of a steward, in the network of the office. */
export const createOfficeBrowser = (random: Random, index: number): DemoBrowser => ({
  ...createBrowser(random),
  ip: `213.10.20.${10 + index}`,
  headers: toBrowserHeaders(chrome('Macintosh; Intel Mac OS X 10_15_7'), 'en-NL'),
  language: 'en-NL',
  screen: 'wide',
});

/** Network of a bot, and its header fields. */
type BotProfile = readonly [network: string, headers: Readonly<Record<string, string>>];

const botProfiles: readonly (readonly [BotProfile, weight: number])[] = [
  [
    [
      '66.249.66',
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ],
    5,
  ],
  [
    [
      '40.77.167',
      { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)' },
    ],
    3,
  ],
  [['52.95.110', { 'user-agent': 'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)' }], 3],
  [
    [
      '52.95.111',
      toBrowserHeaders(chrome('X11; Linux x86_64').replace('Chrome/', 'HeadlessChrome/'), 'en-US'),
    ],
    3,
  ],
  [['18.194.12', { 'user-agent': 'python-requests/2.32.5', accept: '*/*' }], 2],
  // Looks like a browser, from a hosting network and faster than anyone reads.
  [['3.120.44', toBrowserHeaders(chrome('Windows NT 10.0; Win64; x64'), 'en-US')], 2],
];

/** Creates a bot that views pages. */
export function createBot(random: Random): DemoBrowser {
  const [network, headers] = random.pickWeighted(botProfiles);
  return {
    ip: `${network}.${random.between(1, 254)}`,
    sessionId: random.uuid(),
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
    language: 'en-US',
    screen: 'large',
  };
}

/** Creates a vulnerability scanner, from a network that is reserved for documentation (RFC 5737). */
export const createScanner = (ip: string, userAgent: string, random: Random): DemoBrowser => ({
  ip,
  sessionId: random.uuid(),
  headers: { 'user-agent': userAgent, accept: '*/*', 'sec-fetch-site': 'same-origin' },
  language: 'en',
  screen: 'large',
});
