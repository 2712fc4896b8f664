import { createBot, createBrowser } from './browsers.ts';
import type { DemoBrowser, Landing } from './demo-action.ts';
import type { Random } from './random.ts';
import { answeredQueries, unansweredQueries } from './texts.ts';
import { day, hour, minute, type Timeline } from './timeline.ts';

const second = 1_000;

/** Pages by path: title, and how often a visitor opens them. */
const pages: readonly (readonly [readonly [path: string, title: string], weight: number])[] = [
  [['/', 'Who holds authority over your life?'], 22],
  [['/how', 'How It Started, Works, Ends'], 20],
  [['/trusts', 'A trust, in plain words'], 16],
  [['/search', 'Search'], 12],
  [['/protection', 'Protection for what you hold dear'], 9],
  [['/false-authorities', 'False Authorities'], 8],
  [['/contact', 'Talk to a person'], 8],
  [['/full-notices', 'Complete Jurisdictional Notices'], 7],
  [['/us-vs-them', 'Two ways to look at authority'], 6],
  [['/intro', 'The #1 Way To Reclaim Your Authority'], 5],
  [['/legal-battle', 'Legal Battle Protection'], 4],
  [['/authority-sales', 'Step Into Authority'], 4],
  [['/home-awakening', 'Home Awakening'], 3],
  [['/your-data', 'Your data'], 2],
  [['/privacy-policy', 'Privacy Policy'], 2],
];

interface Arrival {
  readonly landing: Landing;
  readonly path?: string;
}

const utm = (source: string, medium: string, campaign: string) => ({
  utm_source: source,
  utm_medium: medium,
  utm_campaign: campaign,
});

const arrivals: readonly (readonly [Arrival, weight: number])[] = [
  [{ landing: {} }, 30],
  [{ landing: { referrer: 'https://www.google.com/' } }, 24],
  [{ landing: { referrer: 'https://duckduckgo.com/' } }, 6],
  [{ landing: { referrer: 'https://www.bing.com/' }, path: '/trusts' }, 4],
  [{ landing: { referrer: 'https://www.reddit.com/' }, path: '/us-vs-them' }, 5],
  [{ landing: { referrer: 'https://www.youtube.com/' }, path: '/how' }, 5],
  [{ landing: { referrer: 'https://neighbourhood-association.example.org/links' } }, 5],
  [{ landing: { referrer: 'https://family-farms.example.net/forum/succession' }, path: '/trusts' }, 4],
  [{ landing: { utmParams: utm('newsletter', 'email', 'members-letter') }, path: '/search' }, 7],
  [{ landing: { utmParams: utm('podcast', 'audio', 'kitchen-table-talks') }, path: '/intro' }, 4],
];

/** A campaign brings visitors during a part of the whole time. */
const campaigns: readonly { from: number; to: number; perDay: number; arrival: Arrival }[] = [
  {
    from: 0.3,
    to: 0.55,
    perDay: 7,
    arrival: {
      landing: {
        utmParams: utm('google', 'cpc', 'what-is-a-trust'),
        clickIds: { gclid: 'demo' },
        referrer: 'https://www.google.com/',
      },
      path: '/trusts',
    },
  },
  {
    from: 0.62,
    to: 0.7,
    perDay: 14,
    arrival: {
      landing: { utmParams: utm('facebook', 'social', 'open-day'), referrer: 'https://m.facebook.com/' },
      path: '/home-awakening',
    },
  },
];

/** Visits by hour of the day (UTC). */
const hours: readonly (readonly [hour: number, weight: number])[] = [
  0, 0, 0, 1, 1, 3, 6, 9, 10, 10, 9, 9, 10, 9, 8, 8, 9, 10, 12, 13, 12, 9, 5, 2,
].map((weight, index) => [index, weight] as const);

export interface Visitors {
  /** Every browser by key. */
  readonly browsers: Record<string, DemoBrowser>;
  /** When each browser consented. */
  readonly consented: Map<string, number>;
}

/** Plans the visits of every day: more from week to week, fewer on weekends, with campaigns and bots. */
export function planVisits(timeline: Timeline, visitors: Visitors, random: Random): void {
  const { startsAt, endsAt, days } = timeline;
  const { browsers, consented } = visitors;
  /** Browsers of returning visitors. */
  const regulars: string[] = [];

  const addBrowser = (name: string, browser: DemoBrowser): string => {
    const key = `${name}-${Object.keys(browsers).length}`;
    browsers[key] = browser;
    return key;
  };
  const pickBrowser = () =>
    regulars.length > 5 && random.chance(0.34)
      ? random.pick(regulars)
      : addBrowser('visitor', createBrowser(random));

  for (let index = 0; index < days; index += 1) {
    const midnight = startsAt + index * day;
    const progress = days === 1 ? 1 : index / (days - 1);
    const isWeekend = [0, 6].includes(new Date(midnight).getUTCDay());
    const ordinary = Math.round((10 + 12 * progress + random.between(-3, 3)) * (isWeekend ? 0.6 : 1));
    const paid = campaigns.flatMap(({ from, to, perDay, arrival }) =>
      progress >= from && progress <= to ? Array.from({ length: perDay }, () => arrival) : [],
    );
    const today: Arrival[] = [
      ...Array.from({ length: ordinary }, () => random.pickWeighted(arrivals)),
      ...paid,
    ];
    for (const arrival of today) {
      const at = midnight + random.pickWeighted(hours) * hour + random.below(3_600) * second;
      if (at > endsAt - 20 * minute) continue;
      planRandomVisit(timeline, { visitors, regulars, random }, pickBrowser(), arrival, at);
    }
    const bots = random.between(2, 6);
    for (let bot = 0; bot < bots; bot += 1) {
      const at = midnight + random.below(24 * 3_600) * second;
      if (at > endsAt - 20 * minute) continue;
      planBotVisit(timeline, addBrowser('program', createBot(random)), random, at);
    }
  }

  // A returning visitor has already consented.
  const once = [...consented].filter(([browser]) => !regulars.includes(browser));
  for (const [index, [browser, at]] of once.entries())
    if (index % 13 === 0)
      timeline.add(at + random.between(30, 3_000) * minute, { type: 'withdraw-consent', browser });
}

interface VisitDeps {
  readonly visitors: Visitors;
  readonly regulars: string[];
  readonly random: Random;
}

function planRandomVisit(
  { add }: Timeline,
  { visitors: { consented }, regulars, random }: VisitDeps,
  browser: string,
  { landing, path }: Arrival,
  startsAt: number,
): void {
  let at = startsAt;
  let isConsented = consented.has(browser);
  add(at, { type: 'open-session', browser, landing, consented: isConsented });
  const isNew = !regulars.includes(browser);
  if (isNew && !isConsented) {
    add((at += random.between(1, 3) * second), { type: 'see-notice', browser });
    if (random.chance(0.64)) {
      const first = path ?? '/';
      add((at += random.between(5, 40) * second), { type: 'give-consent', browser, path: first });
      consented.set(browser, at);
      isConsented = true;
      if (random.chance(0.5)) regulars.push(browser);
    }
  }
  const count = random.chance(0.3) ? 1 : random.between(2, 6);
  for (let index = 0; index < count; index += 1) {
    const [opened, title] = index === 0 && path ? findPage(path) : random.pickWeighted(pages);
    const view = random.uuid();
    const seconds = random.chance(0.25) ? random.between(2, 9) : random.between(12, 190);
    add((at += second * random.between(1, 4)), {
      type: 'view-page',
      browser,
      view,
      path: opened,
      title: `${title} | AERA`,
      landing: index === 0 ? landing : {},
      consented: isConsented,
    });
    if (opened === '/search' && random.chance(0.75))
      add(at + 6 * second, {
        type: 'search',
        browser,
        query: random.chance(0.78)
          ? random.pick(answeredQueries)
          : unansweredQueries[random.below(1 + random.below(unansweredQueries.length))]!,
        opens: random.chance(0.6),
      });
    add((at += seconds * second), {
      type: 'leave-page',
      browser,
      view,
      seconds,
      scrollDepth: random.between(20, 100),
      books: opened === '/contact' && random.chance(0.18),
      consented: isConsented,
    });
  }
}

interface Visit {
  readonly browser: string;
  readonly startsAt: number;
  /** Each page for two minutes. */
  readonly paths: readonly string[];
  readonly query: string | null;
  readonly random: Random;
}

/** Plans the visit of someone who has consented and opens a page directly. */
export function planVisit({ add }: Timeline, { browser, startsAt, paths, query, random }: Visit): void {
  add(startsAt, { type: 'open-session', browser, landing: {}, consented: true });
  paths.forEach((path, index) => {
    const at = startsAt + index * 2 * minute;
    const view = random.uuid();
    const title = `${findPage(path)[1]} | AERA`;
    add(at + second, { type: 'view-page', browser, view, path, title, landing: {}, consented: true });
    add(at + 100 * second, {
      type: 'leave-page',
      browser,
      view,
      seconds: 95,
      scrollDepth: random.between(40, 100),
      books: false,
      consented: true,
    });
  });
  if (query !== null) add(startsAt + 3 * minute, { type: 'search', browser, query, opens: false });
}

const findPage = (path: string) => pages.find(([[other]]) => other === path)?.[0] ?? pages[0]![0];

/** Plans the visit of a bot, which opens several pages concurrently and reads none. */
function planBotVisit({ add }: Timeline, browser: string, random: Random, startsAt: number): void {
  const count = random.between(2, 6);
  for (let index = 0; index < count; index += 1) {
    const [path, title] = random.pickWeighted(pages);
    add(startsAt + index * 400, {
      type: 'view-page',
      browser,
      view: random.uuid(),
      path,
      title: `${title} | AERA`,
      landing: {},
      consented: false,
    });
  }
}
