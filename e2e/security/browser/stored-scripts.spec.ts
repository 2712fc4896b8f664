import {
  answerQuestion,
  submitContactMessage,
  createArticle,
  openVisitorSession,
  publishArticle,
  recordConsent,
  recordPageView,
  requestInformation,
  searchKnowledge,
  submitQuestion,
} from '@aera/contracts';
import { eventually, scaleTimeout } from '@aera/testing';
import { expect, test } from '../platform/security-test.ts';
import { xssPayloads } from '../platform/attack-payloads.ts';
import type { Member, People, Person } from '../platform/people.ts';
import { openXssProbePage } from './xss-probe-page.ts';

/** Text that every stored payload contains, to find it on a page. */
const mark = `scripted-${Date.now()}`;
const hostile = `${mark} ${Object.values(xssPayloads).join(' ')}`;
const short = `${mark} ${xssPayloads.attribute}${xssPayloads.element}`;
const markdown = [
  `## ${hostile}`,
  hostile,
  `[press](${xssPayloads.address}) [data](data:text/html,${encodeURIComponent(xssPayloads.element)})`,
  `![x](x"onerror="window.ran=1) <b onclick="window.ran=1">b</b>`,
  `> ${hostile}`,
  `- ${hostile}`,
  `\`${hostile}\``,
  '[x](java\tscript:window.ran=1) [y](\u0001javascript:window.ran=1) <javascript:window.ran=1>',
].join('\n\n');

/** Stores the payloads in every field that a visitor, a member or a steward can write. */
async function storeEverywhere(people: People, steward: Person, member: Member) {
  const visitor = people.visitor();
  const sessionId = crypto.randomUUID();
  const headers = { 'user-agent': short, referer: `http://x/${short}` };
  const post = async (path: string, body: object) =>
    expect(
      (await visitor.send({ method: 'POST', path, body: JSON.stringify(body), headers })).status,
      path,
    ).toBeLessThan(300);
  const utmParams = {
    utm_source: short,
    utm_medium: short,
    utm_campaign: short,
    utm_term: short,
    utm_content: short,
  };
  const visit = {
    sessionId,
    consented: true,
    referrer: `https://x.example/${short}`,
    utmParams,
    language: 'en',
  };
  await post(recordConsent.path, {
    hasReadNotice: true,
    geolocation: null,
    gregorianTimestamp: new Date().toISOString(),
    aeraTimestamp: short.slice(0, 100),
    userAgent: short,
    url: short,
    consentAction: short.slice(0, 60),
    jurisdictionAccepted: true,
    sessionId,
  });
  await post(openVisitorSession.path, { ...visit, userAgent: short });
  await post(recordPageView.path, { ...visit, path: `/${short}`, title: hostile });
  await post(submitContactMessage.path, {
    name: short,
    email: `${mark}@example.org`,
    subject: short,
    message: hostile,
    formOpenMs: 60_000,
  });
  for (let times = 0; times < 2; times += 1) await post(searchKnowledge.path, { query: hostile });

  const asked = { question: hostile, originalQuery: hostile, userEmail: member.email };
  const ask = () => member.call(submitQuestion, { body: asked });
  const [answered, open] = [await ask(), await ask()];
  await steward.call(answerQuestion, {
    params: { questionId: answered.id },
    body: { answer: hostile, publish: true },
  });
  await steward.call(requestInformation, { params: { questionId: open.id }, body: { request: hostile } });
  const article = await steward.call(createArticle, {
    body: { key: crypto.randomUUID(), title: short, markdown, category: short.slice(0, 60) },
  });
  await steward.call(publishArticle, { params: article, body: { expectedVersion: 1 } });
  return { answered: answered.id, open: open.id, article: article.id };
}

test('stored markup is displayed as text on every page', async ({ browser, people, platform }) => {
  test.setTimeout(scaleTimeout(240_000));
  const [steward, member] = [await people.steward(), await people.member(short)];
  const { answered, open, article } = await storeEverywhere(people, steward, member);
  await eventually(
    async () => (await people.visitor().send({ path: `/api/knowledge/articles/${article}` })).status === 200,
  );

  const expectText = async (person: Person, paths: readonly string[]) => {
    const { page, listTraces } = await openXssProbePage(browser, platform.url, person);
    for (const path of paths) {
      await page.goto(path);
      // Only text is visible, not markup.
      await expect(
        page
          .getByText(mark)
          .or(page.locator(`[value*="${mark}"]`))
          .filter({ visible: true })
          .first(),
        path,
      ).toBeVisible({ timeout: scaleTimeout(30_000) });
      expect(await listTraces(), path).toEqual([]);
    }
    await page.context().close();
  };
  await expectText(member, [
    '/dashboard',
    '/dashboard/questions',
    `/dashboard/questions/${answered}`,
    `/dashboard/questions/${open}`,
    `/search?q=${encodeURIComponent(mark)}`,
    `/search/articles/${article}`,
  ]);
  await expectText(steward, [
    '/admin/questions?status=all',
    `/admin/questions?status=all&question=${answered}`,
    '/admin/contacts',
    '/admin/knowledge/articles',
    `/admin/knowledge/articles/${article}`,
    '/admin/analytics/live',
    '/aera-sacrosanct-stewards?tab=contacts',
  ]);

  // These tabs show derived data, which contains the payloads in another form.
  const { page, listTraces } = await openXssProbePage(browser, platform.url, steward);
  for (const tab of ['jurisdiction', 'bots']) {
    await page.goto(`/aera-sacrosanct-stewards?tab=${tab}`);
    await expect(page.getByRole('row').nth(1), tab).toBeVisible({ timeout: scaleTimeout(30_000) });
    expect(await listTraces(), tab).toEqual([]);
  }
});
