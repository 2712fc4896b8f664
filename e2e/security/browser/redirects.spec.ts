import { stewardSignIn } from '../../platform/start-platform.ts';
import { expect, test } from '../platform/security-test.ts';
import { runConcurrently } from '../platform/run-concurrently.ts';
import { openXssProbePage } from './xss-probe-page.ts';

const externalUrls = [
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/%09/elsewhere.example',
  '///elsewhere.example',
  '//elsewhere.example%2f@localhost',
  '/..//elsewhere.example',
  'javascript:window.ran="next"',
  'data:text/html,<script>window.ran=1</script>',
  '//[',
  '/\u0000//elsewhere.example',
];

test('the server redirects to no other site', async ({ people, platform }) => {
  const visitor = people.visitor();
  const { host } = new URL(platform.url);
  const pages = [
    '/',
    '/login',
    '/search',
    '/aera-sacrosanct-stewards',
    '/unsubscribe',
    '/verify',
    '/verify/new-email',
    '/verify/cancel-email',
    '/questions/follow#x',
  ];
  const names = ['next', 'redirect', 'url', 'return', 'returnTo', 'continue', 'goto', 'token'];
  const paths = [
    ...externalUrls.filter((one) => one.startsWith('/')).map((one) => encodeURI(one)),
    ...pages.flatMap((page) =>
      externalUrls.map((to) => `${page}?${new URLSearchParams(names.map((name) => [name, to]))}`),
    ),
    '//elsewhere.example/%2f..',
    '/.elsewhere.example',
    `/@elsewhere.example`,
    `//${host}@elsewhere.example/`,
  ];
  await runConcurrently(paths, async (path) => {
    const { status, headers } = await visitor.send({ path, headers: { accept: 'text/html' } });
    expect(status < 300 || status >= 400, `${path}: ${status}`).toBe(true);
    expect([headers.location, headers.refresh], path).toEqual([undefined, undefined]);
  });
});

test('a sign-in redirects within this site for any value of `next`', async ({
  browser,
  people,
  platform,
}) => {
  const member = await people.member();
  const { page, listTraces } = await openXssProbePage(browser, platform.url, people.visitor());
  const externalNavigations: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).origin !== platform.url)
      externalNavigations.push(request.url());
  });

  await page.goto(`/login?${new URLSearchParams({ next: externalUrls[1] as string })}`);
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  // A user who is already signed in is redirected immediately. `next-path.spec` has the other values.
  for (const next of ['/\\elsewhere.example', 'javascript:window.ran="next"']) {
    await page.goto(`/login?${new URLSearchParams({ next })}`);
    await expect(page.getByRole('heading', { level: 1 }), next).toBeVisible();
    expect(new URL(page.url()).origin, next).toBe(platform.url);
    expect(await listTraces(), next).toEqual([]);
  }

  await page.goto(`/aera-sacrosanct-stewards?${new URLSearchParams({ next: externalUrls[2] as string })}`);
  await page.getByLabel('Username').fill(stewardSignIn.username);
  await page.getByLabel('Password', { exact: true }).fill(stewardSignIn.password);
  await page.getByRole('button', { name: 'Sign In to Portal' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(platform.url);
  expect([externalNavigations, await listTraces()]).toEqual([[], []]);
});
