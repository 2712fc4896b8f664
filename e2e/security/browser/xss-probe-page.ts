import type { Browser, Page } from '@playwright/test';
import { skipNotices } from '../../browser/skip-notices.ts';
import { createAttackerIp } from '../platform/attacker-ips.ts';
import type { Person } from '../platform/people.ts';

export interface XssProbePage {
  readonly page: Page;
  /** Returns traces of payloads that ran or were blocked; empty if the page shows all of them as text. */
  listTraces(): Promise<string[]>;
}

/** Runs in the page. Returns traces of executed payloads, and violations of the content security policy. */
function collectTraces(): string[] {
  const { ran, violations = [] } = window as { ran?: unknown; violations?: string[] };
  const urls = [...document.querySelectorAll('a[href], iframe[src], form[action], [formaction]')]
    .flatMap((element) =>
      ['href', 'src', 'action', 'formaction'].map((name) => element.getAttribute(name) ?? ''),
    )
    .filter((url) => /^\s*(javascript|data|vbscript):/i.test(url));
  const handlers = [...document.querySelectorAll('*')].flatMap((element) =>
    element.getAttributeNames().filter((name) => name.startsWith('on')),
  );
  return [
    ...(ran === undefined ? [] : [`ran: ${String(ran)}`]),
    ...violations,
    ...urls,
    ...handlers,
    ...(document.querySelector('body script:not([src]), iframe[srcdoc]') ? ['an injected element'] : []),
  ];
}

/** Opens a page in the browser of a person, without the notices. An executed payload leaves a trace in it. */
export async function openXssProbePage(
  browser: Browser,
  baseURL: string,
  person: Person,
): Promise<XssProbePage> {
  const context = await browser.newContext({ baseURL });
  const cookies = person.cookie.split('; ').filter(Boolean);
  await context.addCookies(
    cookies.map((pair) => {
      const separatorIndex = pair.indexOf('=');
      return { name: pair.slice(0, separatorIndex), value: pair.slice(separatorIndex + 1), url: baseURL };
    }),
  );
  const page = await context.newPage();
  // Uses a new IP address for each page, as `Person` does, because the requests look like attacks. Request interception would
  // disable the cache of the browser, so every page would load all scripts again.
  const goto = page.goto.bind(page);
  page.goto = async (...to) => {
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': createAttackerIp() });
    return goto(...to);
  };
  await skipNotices(page);
  await page.addInitScript(() => {
    const found: string[] = [];
    Object.assign(window, { violations: found });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      found.push(`${violatedDirective}: ${blockedURI} ${sample}`),
    );
  });
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return { page, listTraces: async () => [...dialogs, ...(await page.evaluate(collectTraces))] };
}
