import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  listBotVisits,
  listArticles,
  listBlocks,
  listConsents,
  listDuplicates,
  listQuarantinedContacts,
  listQuestions,
  listThreats,
  operationsRoutes,
  searchContacts,
  serviceNames,
  stewardLogin,
} from '@aera/contracts';
import { scaleTimeout } from '@aera/testing';
import { expect, test } from '@playwright/test';
import { type Client, createClient } from '../platform/client.ts';
import { startPlatform, stewardSignIn } from '../platform/start-platform.ts';

const repository = join(import.meta.dirname, '../..');
const day = 24 * 60 * 60_000;

/** Runs `make demo` with two days. */
async function runDemo(env: Record<string, string>): Promise<{ code: number; output: string }> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['infra/local/demo.ts'], {
      cwd: repository,
      env: { ...process.env, DAYS: '2', SEED: '7', ...env },
    });
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

const countContacts = async (
  steward: Client,
  status: 'new' | 'contacted' | 'qualified' | 'closed',
): Promise<number> => (await steward.call(searchContacts, { query: { status, snoozed: 'show' } })).total;

test('a demonstration adds past data to a new platform, once, and restores the real time', async () => {
  test.setTimeout(scaleTimeout(300_000));
  const platform = await startPlatform();
  const env = { DATA_DIR: platform.dataDir, PORT: new URL(platform.url).port };
  try {
    const { code, output } = await runDemo(env);
    expect(code, output).toBe(0);

    const steward = createClient(platform.url);
    await steward.call(stewardLogin, { body: stewardSignIn });

    await test.step('actions have the times of the plan, which are in the past', async () => {
      const { consents, stats } = await steward.call(listConsents, {
        query: { order: 'ascending', limit: 1 },
      });
      expect(stats.total).toBeGreaterThan(20);
      const age = Date.now() - Date.parse(consents[0]?.consentedAt ?? '');
      expect(age).toBeGreaterThan(0.5 * day);
      expect(age).toBeLessThan(2.1 * day);
      expect(stats.countries).toBeGreaterThan(2);
    });

    await test.step('questions, messages, visits and threats are in every state', async () => {
      for (const status of ['waiting', 'needs_information', 'answered', 'withdrawn'] as const)
        expect((await steward.call(listQuestions, { query: { status } })).total, status).toBeGreaterThan(0);
      expect((await steward.call(listQuestions, { query: { atRisk: 'true' } })).total).toBeGreaterThan(0);
      for (const status of ['new', 'contacted', 'qualified', 'closed'] as const)
        expect(await countContacts(steward, status), status).toBeGreaterThan(0);
      expect((await steward.call(listQuarantinedContacts, { query: {} })).total).toBe(3);
      expect((await steward.call(listDuplicates, { query: {} })).total).toBeGreaterThan(0);
      const from = new Date(Date.now() - 3 * day).toISOString();
      const bots = await steward.call(listBotVisits, { query: { from, to: new Date().toISOString() } });
      expect(bots.total).toBeGreaterThan(0);
      expect((await steward.call(listThreats, { query: {} })).total).toBeGreaterThan(3);
      expect((await steward.call(listBlocks)).blocks.length).toBeGreaterThan(0);
      const { counts } = await steward.call(listArticles, { query: {} });
      for (const state of ['draft', 'published', 'changed', 'unpublished'] as const)
        expect(counts[state], state).toBeGreaterThan(0);
    });

    await test.step('every service uses the real time again', async () => {
      expect(existsSync(join(platform.dataDir, 'clock'))).toBe(false);
      for (const name of serviceNames) {
        const { at } = await steward.call(operationsRoutes[name].operationsOverview);
        expect(Math.abs(Date.now() - Date.parse(at)), name).toBeLessThan(60_000);
      }
    });

    await test.step('another demonstration is rejected, because the platform has data', async () => {
      const again = await runDemo(env);
      expect(again.code).toBe(1);
      expect(again.output).toMatch(/This platform has data: .*questions/);
    });
  } finally {
    await platform.stop();
    await platform.remove();
  }
});

test('without a running platform, the error of a demonstration explains how to start one', async () => {
  const { code, output } = await runDemo({ DATA_DIR: '/nonexistent/data' });
  expect(code).toBe(1);
  expect(output).toContain('make start');
});

test('a demonstration is rejected for a platform with a public URL', async () => {
  const { code, output } = await runDemo({ PUBLIC_URL: 'http://aera.example' });
  expect(code).toBe(1);
  expect(output).toContain('A platform with PUBLIC_URL has real visitors.');
});
