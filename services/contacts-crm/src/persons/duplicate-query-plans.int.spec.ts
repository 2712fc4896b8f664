import { listDuplicates } from '@aera/contracts';
import type { Sql } from '@aera/event-store';
import { asSteward, startTestService, type TestService } from '@aera/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLinkKeys, updateDuplicateLinks } from '../leads/duplicate-links.ts';
import { contactsCrm } from '../service.ts';
import { type Plan, explainPlan as explained } from '../testing/explain-plan.ts';
import { buildPersonSuggestionsQuery, buildSuggestionsPageQuery } from './duplicate-queries.ts';

const leads = 6000;

let service: TestService;
beforeAll(async () => {
  service = await startTestService(contactsCrm);
  // Every hundredth lead shares the browser of the one before it; two in a hundred share a name.
  const written = await service.kit.sql<{ id: string }>(
    `insert into leads (id, contact_id, session_id, name, email, message, status, message_score, lead_score, quarantined, created_at)
     select gen_random_uuid(), 'contact ' || n, 'browser ' || case when n % 100 = 0 then n - 1 else n end,
            'Name of ' || case when n % 100 = 50 then n - 1 else n end, 'person-' || n || '@example.org',
            'A message with some words that are in all of them and number 0' || 700000000 + n,
            'new', 30, 30, false, timestamptz '2026-01-01' + n * interval '1 minute'
     from generate_series(1, ${leads}) n returning id`,
  );
  await service.kit.sql('analyze');
  const keys = await readLinkKeys(
    inContext(service.kit.sql),
    'id',
    written.map(({ id }) => id),
  );
  await updateDuplicateLinks(inContext(service.kit.sql), keys);
  await service.kit.sql('analyze');
});
afterAll(() => service.stop());

const inContext = (sql: Sql) => ({ sql, table: (name: string) => name });
const explainPlan = (statement: string, values?: readonly unknown[]) =>
  explained(service.kit.sql, statement, values);

const listScans = (nodes: readonly Plan[]) =>
  nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name']);
const listTables = (nodes: readonly Plan[]) => new Set(nodes.map((node) => node['Relation Name']));
const listIndexes = (nodes: readonly Plan[]) => new Set(nodes.map((node) => node['Index Name']));
const list = async () =>
  (await service.call(listDuplicates, { query: { limit: 100 }, as: asSteward() })).body;

describe('suggestions among thousands of leads', () => {
  it('are read in the order of an index, without the leads', async () => {
    const after = [100, '2026-01-02T00:00:00.000Z', 'contact 1', 'contact 2'];
    for (const plan of [
      await explainPlan(`${buildSuggestionsPageQuery(false)} limit 21`),
      await explainPlan(`${buildSuggestionsPageQuery(true)} limit 21`, after),
    ]) {
      expect(listTables(plan)).not.toContain('leads');
      expect(listScans(plan)).not.toContain('leads');
    }
  });

  it('are updated for one lead by indexes only', async () => {
    const plans: Plan[] = [];
    const explaining: Sql = async (text, values) => {
      plans.push(...(await explainPlan(text, values)));
      return [];
    };
    const keys = (['session', 'email', 'phone', 'message'] as const).map((reason) => ({
      reason,
      value: 'x',
    }));
    await readLinkKeys(inContext(explaining), 'id', [crypto.randomUUID()]);
    await updateDuplicateLinks(inContext(explaining), keys);
    expect(listScans(plans)).not.toContain('leads');
    const indexes = listIndexes(plans);
    for (const index of ['leads_by_session', 'leads_by_email', 'leads_by_phone', 'leads_by_name'])
      expect(indexes).toContain(index);
  });

  it('are all found', async () => {
    const body = await list();
    expect([body.total, body.more]).toEqual([(2 * leads) / 100, false]);
    const strengths = body.items.map(({ strength }) => strength);
    expect(strengths.filter((strength) => strength === 'strong')).toHaveLength(leads / 100);
  });

  it('are counted up to a limit, the strongest first', async () => {
    await service.kit.sql(
      `insert into duplicate_links
       select 'phone', n, 'contact ' || n, 'contact ' || n + 2, now(), 40 from generate_series(1, 2000) n`,
    );
    await service.kit.sql('analyze');
    expect(listIndexes(await explainPlan(`${buildSuggestionsPageQuery(false)} limit 21`))).toContain(
      'duplicate_links_strongest',
    );
    const body = await list();
    expect([body.total, body.more]).toEqual([1000, true]);
    expect(body.items.slice(0, leads / 100).map(({ strength }) => strength)).not.toContain('possible');
  });

  it('for one contact use indexes only', async () => {
    const nodes = await explainPlan(buildPersonSuggestionsQuery(), [['contact 100']]);
    expect(listScans(nodes)).not.toContain('duplicate_links');
    expect(listTables(nodes)).not.toContain('leads');
  });
});
