import { listDuplicates } from '@aera/contracts';
import { asSteward, startTestService, type TestService } from '@aera/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactsCrm } from '../service.ts';
import { type Plan, explainPlan as explained } from '../testing/explain-plan.ts';
import { buildDuplicateCandidatesCte } from './duplicate-candidates.ts';
import { buildCandidatesPageQuery } from './duplicate-queries.ts';

const leads = 6000;

let service: TestService;
beforeAll(async () => {
  service = await startTestService(contactsCrm);
  // Every hundredth lead shares the browser of the one before it; two in a hundred share a name.
  await service.kit.sql(
    `insert into leads (id, contact_id, session_id, name, email, message, status, message_score, lead_score, quarantined, created_at)
     select gen_random_uuid(), 'contact ' || n, 'browser ' || case when n % 100 = 0 then n - 1 else n end,
            'Name of ' || case when n % 100 = 50 then n - 1 else n end, 'person-' || n || '@example.org',
            'A message with some words that are in all of them and number 0' || 700000000 + n,
            'new', 30, 30, false, timestamptz '2026-01-01' + n * interval '1 minute'
     from generate_series(1, ${leads}) n`,
  );
  await service.kit.sql('analyze');
});
afterAll(() => service.stop());

const explainPlan = (statement: string, values?: readonly unknown[]) =>
  explained(service.kit.sql, statement, values);

const scansLeads = (plan: Plan): boolean =>
  (plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] === 'leads') ||
  (plan.Plans ?? []).some(scansLeads);
/** Nested loops that scan all leads once per row. */
const squares = (nodes: readonly Plan[]): Plan[] =>
  nodes.filter(
    (node) =>
      (node['Node Type'] === 'Nested Loop' && scansLeads(node.Plans?.[1] as Plan)) ||
      (node['Parent Relationship'] === 'SubPlan' && scansLeads(node)),
  );
const findIndexes = (nodes: readonly Plan[]): Set<string | undefined> =>
  new Set(nodes.map((node) => node['Index Name']));

describe('suggestions among thousands of leads', () => {
  it('fail a check that an inefficient join violates', async () => {
    const careless = 'select from leads x join leads y on x.message < y.message';
    expect(squares(await explainPlan(careless))).not.toEqual([]);
  });

  it('do not compare every lead with every other', async () => {
    expect(squares(await explainPlan(`${buildCandidatesPageQuery(false)} limit 21`))).toEqual([]);
    const after = [100, '2026-01-02T00:00:00.000Z', 'contact 1', 'contact 2'];
    expect(squares(await explainPlan(`${buildCandidatesPageQuery(true)} limit 21`, after))).toEqual([]);
  });

  it('for one contact use indexes only', async () => {
    const nodes = await explainPlan(
      `with ${buildDuplicateCandidatesCte('$1::text[]')} select * from suggested`,
      [['contact 100']],
    );
    expect(
      nodes.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'leads'),
    ).toEqual([]);
    const indexes = findIndexes(nodes);
    for (const index of ['leads_by_email', 'leads_by_phone', 'leads_by_name'])
      expect(indexes).toContain(index);
  });

  it('are all found', async () => {
    const { body } = await service.call(listDuplicates, { query: { limit: 100 }, as: asSteward() });
    expect(body.total).toBe((2 * leads) / 100);
    const strengths = body.items.map(({ strength }) => strength);
    expect(strengths.filter((strength) => strength === 'strong')).toHaveLength(leads / 100);
  });
});
