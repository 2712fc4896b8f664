import { createBrowser, createOfficeBrowser } from './browsers.ts';
import type { DemoBrowser, DemoMember, DemoPlan, DemoSteward } from './demo-action.ts';
import { planLeads, toEmail } from './plan-leads.ts';
import { planQuestions } from './plan-questions.ts';
import { planThreats } from './plan-threats.ts';
import { planVisit, planVisits } from './plan-visits.ts';
import { createRandom, type Random } from './random.ts';
import { articleTexts, correspondentNames, memberNames } from './texts.ts';
import { createTimeline, hour, minute, type Timeline } from './timeline.ts';

interface PlanOptions {
  readonly seed: number;
  readonly days: number;
  /** Unix time in milliseconds: the present. */
  readonly endsAt: number;
}

const stewardAccounts = [
  { username: 'mirjam', firstName: 'Mirjam', lastName: 'de Groot', role: 'steward' },
  { username: 'joris', firstName: 'Joris', lastName: 'van Leeuwen', role: 'responder' },
  { username: 'aisha', firstName: 'Aisha', lastName: 'Benali', role: 'steward' },
] as const;

/** Plans the last days of a small organisation. The same options give the same plan. */
export function planDemo({ seed, days, endsAt }: PlanOptions): DemoPlan {
  const random = createRandom(seed);
  const timeline = createTimeline(endsAt, days, random);
  const browsers: Record<string, DemoBrowser> = {};
  const addBrowser = (key: string, browser: DemoBrowser): string => {
    browsers[key] = browser;
    return key;
  };

  const stewards = Object.fromEntries(
    stewardAccounts.map((account, index): [string, DemoSteward] => [
      account.username,
      {
        ...account,
        email: toEmail(`${account.firstName} ${account.lastName}`),
        browser: addBrowser(`office-${index}`, createOfficeBrowser(random, index)),
      },
    ]),
  );
  const members = memberNames.map((name, index): [string, DemoMember] => [
    `member-${index}`,
    { name, email: toEmail(name), browser: addBrowser(`home-${index}`, createBrowser(random)) },
  ]);
  const visitorBrowsers = correspondentNames.map((_, index) =>
    addBrowser(`guest-${index}`, createBrowser(random)),
  );

  Object.keys(stewards).forEach((steward, index) =>
    timeline.add(timeline.startsAt + 5 * minute * (index + 1), { type: 'join', steward }),
  );
  planVisits(timeline, { browsers, consented: new Map() }, random);

  // The last two members do not ask: one of them leaves.
  const askers = members.slice(0, -2);
  planQuestions(
    timeline,
    {
      members: askers,
      visitors: visitorBrowsers.map(
        (browser, index) => [browser, toEmail(correspondentNames[index]!)] as const,
      ),
      stewards: ['joris', 'mirjam'],
    },
    random,
  );
  const addGuest = (index: number) =>
    addBrowser(`guest-${visitorBrowsers.length + index}`, createBrowser(random));
  const ownBrowsers = [addGuest(0), addGuest(1), addGuest(2)] as const;
  planLeads(
    timeline,
    { members: askers, browsers: visitorBrowsers, ownBrowsers, stewards: ['mirjam', 'joris'] },
    random,
  );
  planArticles(timeline);
  planThreats(timeline, { browsers, stewards: ['aisha'] }, random);
  const leaving = members.at(-1)![0];
  timeline.addStory(0.9, [[0, { type: 'erase-account', member: leaving }]]);
  timeline.addStory(0.85, [[0, { type: 'erase-visitor', browser: visitorBrowsers.at(-1)! }]]);
  timeline.addOpenStory([
    [30, { type: 'invite', steward: 'aisha', email: 'bookkeeper@example.org', role: 'responder' }],
  ]);
  planArrivals(timeline, members, [...visitorBrowsers, ...ownBrowsers], random);
  return { browsers, members: Object.fromEntries(members), stewards, actions: timeline.actions() };
}

/** Adds the actions before the first action of each person: a visit with consent and, for members, the registration. */
function planArrivals(
  timeline: Timeline,
  members: readonly (readonly [key: string, member: DemoMember])[],
  guests: readonly string[],
  random: Random,
): void {
  const planned = timeline.actions();
  const planArrival = (browser: string, firstAt: number, path: string) => {
    const at = Math.max(timeline.startsAt + 30 * minute, firstAt - random.between(60, 3_000) * minute);
    timeline.add(at, { type: 'see-notice', browser });
    timeline.add(at + 20_000, { type: 'give-consent', browser, path });
    return at;
  };
  for (const browser of guests) {
    const first = planned.find((action) => 'browser' in action && action.browser === browser);
    if (first) planArrival(browser, first.at, '/contact');
  }
  members.forEach(([member, { browser }], index) => {
    const first = planned.find((action) => 'member' in action && action.member === member);
    const at = planArrival(browser, first?.at ?? timeline.endsAt - index * hour, '/join');
    timeline.add(at + minute, { type: 'register', member });
    const readAt = Math.max(at + 2 * minute, timeline.endsAt - (index + 2) * hour);
    if (index % 3 === 0) timeline.add(readAt, { type: 'read-notifications', member });
  });
  for (const action of planned) {
    if (action.type !== 'ask' && action.type !== 'write-message') continue;
    const path = action.type === 'ask' ? '/search' : '/contact';
    planVisit(timeline, {
      browser: action.browser,
      startsAt: action.at - 6 * minute,
      paths: ['/', path],
      query: action.type === 'ask' ? action.query : null,
      random,
    });
  }
}

function planArticles(timeline: Timeline): void {
  const steward = 'mirjam';
  articleTexts.forEach(({ query, title, category, markdown }, index) => {
    const article = `article-${index}`;
    const written = { type: 'write-article', steward, article, title, category, markdown, query } as const;
    const isDraft = index === articleTexts.length - 1;
    timeline.addStory(0.5 + index * 0.12, [
      [0, written],
      ...(isDraft ? [] : ([[3, { type: 'publish-article', steward, article }]] as const)),
      ...(index === 2
        ? ([
            [
              30,
              {
                type: 'revise-article',
                steward,
                article,
                markdown: `${markdown}\n\nA change that is not published yet.`,
              },
            ],
          ] as const)
        : []),
    ]);
  });
  timeline.addStory(0.35, [
    [
      0,
      {
        type: 'write-article',
        steward,
        article: 'article-old',
        title: 'Opening hours in summer',
        category: 'Membership',
        markdown: 'The office is closed on Fridays in July.',
        query: null,
      },
    ],
    [1, { type: 'publish-article', steward, article: 'article-old' }],
    [200, { type: 'unpublish-article', steward, article: 'article-old' }],
  ]);
  timeline.addStory(0.7, [
    [0, { type: 'dismiss-gap', steward, query: 'podcast episodes' }],
    [
      1,
      {
        type: 'set-synonyms',
        steward,
        synonyms: [
          ['trust', 'trust deed'],
          ['fee', 'price', 'cost'],
          ['consultation', 'meeting', 'appointment'],
        ],
      },
    ],
  ]);
}
