import { accessPin, stewardSignIn } from '../../platform/start-platform.ts';
import { createAttackerIp } from '../platform/attacker-ips.ts';
import { expect, test } from '../platform/security-test.ts';
import { send } from '../platform/send.ts';
import { runConcurrently } from '../platform/run-concurrently.ts';

/** Path traversal sequences in encodings that bypass a filter for `../`. */
const steps = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '.%2e/',
  '..\\',
  '..%5c',
  '%2e%2e%5c',
  '..%252f',
  '%252e%252e%252f',
  '..%c0%af',
  '%c0%ae%c0%ae/',
  '..%ef%bc%8f',
  '....//',
  '..;/',
  '..%00/',
  '.././',
  '%uff0e%uff0e/',
];

/** Served folders, and files above each of them. */
const folders = [
  '/',
  '/assets/',
  '/remotes/public/',
  '/remotes/steward/assets/',
  '/remotes/',
  '/.pages/',
  '//',
  '/api/../',
];
const files = [
  'package.json',
  'shell/package.json',
  'secrets.json',
  'etc/passwd',
  'start.log',
  'src/index.ts',
];

const addPrefixes = (path: string) => [
  path,
  `file://${path}`,
  `//localhost${path}`,
  `\\${path}`,
  `/.${path}`,
];

/** Content of files that must not be served. */
const leaks =
  /"private": true|"dependencies"|root:[x*]:0|"privateKey"|masterKeys|from '@aera|import\(|devDependencies/;

const depths = [1, 2, 4];

/** All combinations of folder, step, file and depth. */
const allPaths = folders.flatMap((folder, f) =>
  steps.flatMap((step, s) =>
    files.flatMap((file, n) =>
      depths.map((times, d) => ({
        path: folder + step.repeat(times) + file,
        isRepresentative: n === (f + s) % files.length && d === (f + 2 * s) % depths.length,
      })),
    ),
  ),
);

test('no file outside the served folders can be fetched', async ({ platform }) => {
  // Each pair of folder, step, file and depth occurs at least once. Each request opens a threat, which slows the platform down.
  const paths = allPaths.filter(({ isRepresentative }) => isRepresentative).map(({ path }) => path);
  const targets = [
    ...paths,
    ...['/package.json', '/shell/package.json', '/etc/passwd', '/secrets.json'].flatMap(addPrefixes),
    '/.env',
    '/.git/HEAD',
    '/.git/config',
    '/.pages/pages.json',
    '/.DS_Store',
    '/node_modules/',
    '/src/index.ts',
    '/remotes.json/..',
    '/index.html%00.png',
    '/remotes/public/mf-manifest.json%00',
    '/remotes/__proto__/x.js',
    '/remotes/constructor/x.js',
    '/remotes/shell/../../package.json',
    '/remotes/public',
    '/remotes/public/',
    '/assets/',
    '/C:/Windows/win.ini',
    '/proc/self/environ',
  ];
  expect(await findServed(platform.url, targets)).toEqual([]);
});

test('no combination of traversal sequences reaches a file', { tag: '@slow' }, async ({ platform }) => {
  expect(
    await findServed(
      platform.url,
      allPaths.map(({ path }) => path),
    ),
  ).toEqual([]);
});

/** Returns the paths whose response is no rejection or contains the content of a file. */
async function findServed(origin: string, targets: readonly string[]): Promise<string[]> {
  const served: string[] = [];
  // Each request has its own IP address, since such requests are soon blocked, and its own connection, since a rejected request closes
  // its connection with all other requests on it.
  await runConcurrently(
    targets.filter((path) => /^[\x21-\xff]+$/.test(path)),
    async (path) => {
      const headers = { 'x-forwarded-for': createAttackerIp(), accept: '*/*' };
      const { status, text } = await send(origin, { path, headers, from: '127.0.0.1' });
      if (![400, 403, 404].includes(status) || leaks.test(text)) served.push(`${path}: ${status}`);
    },
  );
  return served;
}

test('no served file contains a secret of this platform', async ({ people }) => {
  const visitor = people.visitor();
  const seen = new Set<string>();
  const queue = [
    '/',
    '/remotes.json',
    '/remotes/public/mf-manifest.json',
    '/remotes/member/mf-manifest.json',
    '/remotes/steward/mf-manifest.json',
  ];
  for (const path of queue) {
    if (seen.has(path)) continue;
    seen.add(path);
    const { text, status } = await visitor.send({ path });
    expect(status, path).toBe(200);
    for (const secret of [accessPin, stewardSignIn.password, 'BEGIN PRIVATE', '"d":"', '/home/', '/root/'])
      expect(text.includes(secret), `${secret} in ${path}`).toBe(false);
    if (path.endsWith('.json')) {
      const base = path.replace(/[^/]*$/, '');
      queue.push(
        ...[...text.matchAll(/"([\w./-]+\.js)"/g)].map(
          ([, file]) => new URL(file as string, `http://x${base}`).pathname,
        ),
      );
    }
    queue.push(
      ...[...text.matchAll(/(?:src|href)="(\/[\w./-]+\.(?:js|css))"/g)].map(([, file]) => file as string),
    );
  }
  expect(seen.size).toBeGreaterThan(10);
});

test('no source map and no directory listing is served', async ({ people }) => {
  const visitor = people.visitor();
  const { text } = await visitor.send({ path: '/' });
  const scripts = [...text.matchAll(/src="(\/[\w./-]+\.js)"/g)].map(([, file]) => file as string);
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) {
    expect((await visitor.send({ path: `${script}.map` })).status, script).toBe(404);
    expect((await visitor.send({ path: script })).text, script).not.toContain('sourceMappingURL=data:');
    const folder = script.replace(/[^/]*$/, '');
    if (folder !== '/')
      expect((await visitor.send({ path: folder, headers: { accept: '*/*' } })).status, folder).toBe(404);
  }
});
