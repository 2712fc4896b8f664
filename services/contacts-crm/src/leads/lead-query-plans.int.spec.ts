import { searchContacts, type QueryOf, routeRegistry } from '@aera/contracts/server';
import type { Sql } from '@aera/event-store';
import { asSteward, startTestService, type TestService } from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactsCrm } from '../service.ts';
import { type Plan, explainPlan } from '../testing/explain-plan.ts';
import { toFilterConditions, toLeadFilter } from './lead-filter.ts';
import { createLeadSelector } from './select-leads.ts';

const leads = 6000;
const as = asSteward();

let service: TestService;
beforeAll(async () => {
  service = await startTestService(contactsCrm);
  // Every twentieth lead has an override, every tenth is due, and many scores are equal.
  await service.kit.sql(
    `insert into leads (id, contact_id, name, email, message, status, lead_score, message_score, rule_score, override, quarantined,
       next_due_at, created_at)
     select gen_random_uuid(), 'contact ' || n, 'Name ' || n, n || '@example.org', repeat('Words ', 40),
            (array['new', 'contacted', 'qualified', 'closed'])[1 + n % 4], 40, 40, 30 + n * 7 % 60,
            case when n % 20 = 0 then jsonb_build_object('score', n % 101, 'stewardId', 's', 'at', '2026-01-01T00:00:00Z') end,
            n % 50 = 0, case when n % 10 = 0 then timestamptz '2026-03-01' + n * interval '1 hour' end,
            timestamptz '2026-01-01' + n * interval '1 minute'
     from generate_series(1, ${leads}) n`,
  );
  await eventually(leadsSeenByAll);
});
afterAll(() => service.stop());

/** An index-only scan requires that all rows are visible to everyone, so no transaction may be older than the rows. */
async function leadsSeenByAll(): Promise<boolean> {
  await service.kit.sql('vacuum analyze');
  const [pages] = await service.kit.sql<{ seen: boolean }>(
    `select relallvisible = relpages as seen from pg_class where oid = 'leads'::regclass`,
  );
  return pages?.seen === true;
}

type Query = QueryOf<typeof searchContacts>;

const page = async (query: Query) => (await service.call(searchContacts, { query, as })).body;

const listed = { text: 'not quarantined' };

/** Records the plan of each statement instead of executing it. */
const explaining =
  (plans: Plan[]): Sql =>
  async (text, values) => {
    plans.push(...(await explainPlan(service.kit.sql, text, values)));
    return [];
  };

/** Plan of the page query, without the count. */
async function planOfPage({
  sort,
  ...query
}: Query & { readonly sort: keyof typeof indexOf }): Promise<Plan[]> {
  const plans: Plan[] = [];
  const { cursor, limit, ...filter } = routeRegistry.get(searchContacts).query.parse(query);
  const { status, otherConditions } = toFilterConditions(toLeadFilter(filter, as.sub, new Date()));
  await createLeadSelector(explaining(plans)).selectPage([listed, ...otherConditions, ...status], sort, {
    cursor,
    limit,
  });
  return plans;
}

const indexOf = { newest: 'leads_newest', score: 'leads_by_score', due: 'leads_by_due' } as const;

describe.each(['newest', 'score', 'due'] as const)('a page of thousands of contacts, by %s', (sort) => {
  it.each<Query>([{}, { status: 'open' }, { minScore: 60 }, { snoozed: 'show', status: 'new' }])(
    'is read from an index in that order, filtered by %o',
    async (filter) => {
      const plan = await planOfPage({ ...filter, sort });
      expect(plan.map((node) => node['Node Type'])).not.toContain('Sort');
      expect(plan.map((node) => node['Index Name'])).toContain(indexOf[sort]);
    },
  );

  it('continues in the index after the previous page', async () => {
    const { next } = await page({ sort, limit: 100 });
    const plan = await planOfPage({ sort, cursor: next ?? '' });
    const node = plan.find((each) => each['Index Name'] === indexOf[sort]);
    expect(node?.['Index Cond']).toContain('ROW(');
    expect(plan.map((each) => each['Node Type'])).not.toContain('Sort');
  });
});

describe('counts per status', () => {
  it.each<Query>([{}, { minScore: 60 }, { owner: 'unassigned' }, { due: 'true' }])(
    'is counted from an index alone, filtered by %o',
    async (query) => {
      const plans: Plan[] = [];
      const { otherConditions } = toFilterConditions(
        toLeadFilter(routeRegistry.get(searchContacts).query.parse(query), as.sub, new Date()),
      );
      await createLeadSelector(explaining(plans)).count([listed, ...otherConditions]);
      expect(plans.map((node) => [node['Relation Name'], node['Node Type']])).toContainEqual([
        'leads',
        'Index Only Scan',
      ]);
    },
  );
});

describe('contacts by score', () => {
  it('are listed completely, highest first, then newest first', async () => {
    const found: { score: number; createdAt: string }[] = [];
    let cursor: string | undefined;
    do {
      const { items, next } = await page({ sort: 'score', limit: 200, ...(cursor && { cursor }) });
      found.push(...items.map(({ leadScore: score, createdAt }) => ({ score, createdAt })));
      cursor = next ?? undefined;
    } while (cursor);
    expect(found).toHaveLength(leads - leads / 50);
    const sorted = found.toSorted(
      (a, b) => b.score - a.score || Date.parse(b.createdAt) - Date.parse(a.createdAt),
    );
    expect(found).toEqual(sorted);
  });
});
