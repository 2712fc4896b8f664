import { createScanner } from './browsers.ts';
import type { DemoBrowser } from './demo-action.ts';
import type { Random } from './random.ts';
import { hour, type Timeline } from './timeline.ts';

const scannerPaths = [
  '/.env',
  '/wp-login.php',
  '/.git/config',
  '/phpmyadmin/',
  '/wp-admin/setup-config.php',
  '/backup.sql',
  '/xmlrpc.php',
  '/vendor/phpunit/',
  '/actuator/env',
  '/server-status',
  '/owa/auth',
  '/cgi-bin/luci',
] as const;
const injections = [
  "/api/search/suggestions?query=1' or '1'='1",
  '/api/search/suggestions?query=1 union select 1',
  '/?q=<script>1</script>',
  '/?page=php://filter',
  '/?id=1;waitfor delay',
  '/?x=${7*7}',
  '/?file=/etc/passwd',
  "/?a=');drop table a",
] as const;

const encode = (path: string): string => path.replace(/[^\w/?=&.:-]/g, encodeURIComponent);

/** Plans attacks of every severity, what stewards do about them, and blocks that end. */
export function planThreats(
  timeline: Timeline,
  { browsers, stewards }: { browsers: Record<string, DemoBrowser>; stewards: readonly string[] },
  random: Random,
): void {
  const [steward = ''] = stewards;
  let count = 0;
  const addScanner = (ip: string, agent: string) => {
    const key = `scanner-${count++}`;
    browsers[key] = createScanner(ip, agent, random);
    return key;
  };
  const probe = (browser: string, paths: readonly string[], headers?: Readonly<Record<string, string>>) =>
    paths.map(
      (path) =>
        [
          0.005,
          { type: 'probe', browser, method: 'GET', path: encode(path), ...(headers && { headers }) },
        ] as const,
    );

  // Path scanning is blocked; the last request of each scan is rejected.
  [0.12, 0.38, 0.71].forEach((share, index) => {
    const browser = addScanner(`203.0.113.${20 + index}`, 'Mozilla/5.0 zgrab/0.x');
    timeline.addStory(share, [
      ...probe(browser, scannerPaths),
      [0.02, { type: 'probe', browser, method: 'GET', path: '/' }],
    ]);
  });
  const recent = addScanner('203.0.113.77', 'Mozilla/5.0 (compatible; Nuclei)');
  timeline.addOpenStory(
    [...probe(recent, scannerPaths.slice(0, 9)), ...probe(recent, ['/', '/how'])].map(
      ([, step], index) => [3 - index * 0.002, step] as const,
    ),
  );

  timeline.addStory(0.22, probe(addScanner('198.51.100.14', 'sqlmap/1.9'), injections));
  timeline.addOpenStory(
    probe(addScanner('198.51.100.60', 'sqlmap/1.9'), injections.slice(0, 5)).map(
      ([, step], index) => [8 - index * 0.004, step] as const,
    ),
  );
  timeline.addStory(
    0.5,
    probe(addScanner('192.0.2.33', 'curl/8.15.0'), [
      '/assets/..%2f..%2fetc/hosts',
      '/static/..%2f..%2fwin.ini',
      '/..%2f..%2fproc/self/environ',
    ]),
  );
  timeline.addStory(
    0.66,
    probe(
      addScanner('192.0.2.90', 'okhttp/5.1.0'),
      ['/api/auth/me', '/api/admin/auth/me', '/api/questions/mine', '/api/notifications'],
      { authorization: 'Bearer eyJhbGciOiJub25lIn0' },
    ),
  );

  const guesser = addScanner('198.51.100.200', 'python-requests/2.32.5');
  timeline.addOpenStory(
    Array.from(
      { length: 14 },
      (_, index) =>
        [
          20 - index * 0.01,
          {
            type: 'guess-password',
            browser: guesser,
            username: ['admin', 'root', 'steward', 'test'][index % 4]!,
          },
        ] as const,
    ),
  );

  timeline.addStory(0.52, [
    [
      0,
      {
        type: 'block-network',
        steward,
        network: '203.0.113.128/28',
        reason: 'Repeated consent forms from a rented server.',
        minutes: 30 * 24 * 60,
      },
    ],
    [60, { type: 'unblock-network', steward, network: '203.0.113.128/28' }],
    [1, { type: 'allow-network', steward, network: '213.10.20.0/24', note: 'The office' }],
  ]);
  timeline.addStory(0.8, [
    [0, { type: 'set-rule', steward, rule: 'access-probing', mode: 'report-only' }],
    [
      26,
      {
        type: 'block-network',
        steward,
        network: '192.0.2.90',
        reason: 'Forged tokens, again after a warning to its provider.',
        minutes: null,
      },
    ],
  ]);
  timeline.add(timeline.endsAt - 4 * hour, {
    type: 'block-network',
    steward,
    network: '2001:db8:44:55::/64',
    reason: 'Sends the contact form every minute.',
    minutes: 7 * 24 * 60,
  });
}
