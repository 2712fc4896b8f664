import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findFreePort } from '@aera/testing';
import lighthouse, { type RunnerResult } from 'lighthouse';

type Result = RunnerResult['lhr'];

/** Lighthouse result of a page on a simulated phone: scores of 100, times in milliseconds, and the cumulative layout shift. */
export interface Measured {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
}

const executablePath = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-headless-shell',
].find(existsSync);

/**
 * Measures one visit in a new browser with an empty cache.
 *
 * @throws Error when Lighthouse fails
 */
export async function measurePage(url: string, how: { scripts: boolean }): Promise<Measured> {
  const lhr = await visit(url, how);
  const failure = lhr.runtimeError?.message;
  if (failure) throw new Error(`Lighthouse could not measure ${url}: ${failure}`);
  return toMetrics(lhr);
}

async function visit(url: string, { scripts }: { scripts: boolean }): Promise<Result> {
  const port = await findFreePort();
  const args = ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const flags = { port, logLevel: 'error', ...(scripts ? {} : { blockedUrlPatterns: ['*.js'] }) } as const;
    const result = await lighthouse(url, flags);
    if (!result) throw new Error('Lighthouse returned no result.');
    return result.lhr;
  } finally {
    await browser.close();
  }
}

function toMetrics({ audits, categories }: Result): Measured {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const number = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaint: number('first-contentful-paint'),
    largestPaint: number('largest-contentful-paint'),
    blocked: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
  };
}
