import {
  assignContact,
  type Contact,
  submitContactMessage,
  exportContactsCsv,
  exportContactsXlsx,
  searchContacts,
  setContactNextStep,
  type QueryOf,
  updateContact,
} from '@aera/contracts';
import { asSteward, asVisitor, startTestService, type TestService } from '@aera/service-kit/testing';
import readSheets from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactsCrm } from '../service.ts';

const people = ['Ada', 'Ben', 'Cem', 'Dia', 'Eve'] as const;
type Person = (typeof people)[number];

/** A well-formed cursor with a year that PostgreSQL rejects. */
const ofTheYear0 = Buffer.from(
  JSON.stringify(['newest', '0000-01-01T00:00:00Z', '00000000-0000-4000-8000-000000000001']),
).toString('base64url');

describe('lists of contacts', () => {
  let service: TestService;
  const ids = {} as Record<Person, string>;
  beforeAll(async () => {
    service = await startTestService(contactsCrm);
    for (const [at, name] of people.entries()) {
      const body = {
        name,
        email: `${name.toLowerCase()}@example.org`,
        subject: name === 'Cem' ? '=1+1' : null,
        message: `100% of ${name}`,
      };
      const as = asVisitor({ ip: `203.0.113.${at}` });
      ids[name] = (await service.call(submitContactMessage, { body, as })).body.id;
    }
    const move = (name: Person, status: 'contacted' | 'qualified' | 'closed', leadScore?: number) =>
      service.call(updateContact, {
        params: { id: ids[name] },
        body: { status, leadScore },
        as: asSteward(),
      });
    await move('Ben', 'contacted');
    await move('Cem', 'qualified', 75);
    await move('Dia', 'closed');
  });
  afterAll(() => service.stop());

  const page = async (query: QueryOf<typeof searchContacts> = {}) =>
    (await service.call(searchContacts, { query, as: asSteward() })).body;
  const names = async (query: QueryOf<typeof searchContacts> = {}) =>
    (await page(query)).items.map(({ name }) => name);

  const readPages = async (query: QueryOf<typeof searchContacts>) => {
    const pages: Contact[][] = [];
    let cursor: string | undefined;
    do {
      const { items, next } = await page({ ...query, ...(cursor && { cursor }) });
      pages.push(items);
      cursor = next ?? undefined;
    } while (cursor);
    return pages;
  };

  it('are listed newest first with a count per status', async () => {
    const { items, total, byStatus } = await page();
    expect(items.map(({ name }) => name)).toEqual(people.toReversed());
    expect([total, byStatus]).toEqual([5, { new: 2, contacted: 1, qualified: 1, closed: 1 }]);
  });

  it.each<[QueryOf<typeof searchContacts>, Person[]]>([
    [{ status: 'new' }, ['Eve', 'Ada']],
    [{ status: 'open' }, ['Eve', 'Cem', 'Ben', 'Ada']],
    [{ minScore: 60 }, ['Cem']],
    [{ q: 'BEN@' }, ['Ben']],
    [{ q: '100% of D' }, ['Dia']],
    [{ q: '1%of' }, []],
    [{ owner: 'me' }, []],
    [{ snoozed: 'only' }, []],
    [{ due: 'true' }, []],
    [{ status: 'open', q: 'of', minScore: 75 }, ['Cem']],
  ])('are filtered by %o', async (query, expected) => expect(await names(query)).toEqual(expected));

  it('count every status among those that match the other filters', async () => {
    const { total, byStatus } = await page({ status: 'closed', q: 'of' });
    expect([total, byStatus.new]).toEqual([1, 2]);
  });

  it.each(['newest', 'score', 'due'] as const)('are read completely page by page, by %s', async (sort) => {
    const found = (await readPages({ sort, limit: 2 })).flat().map(({ id }) => id);
    expect(found).toEqual((await page({ sort })).items.map(({ id }) => id));
    expect(new Set(found).size).toBe(5);
  });

  it('list the highest score first', async () => expect((await names({ sort: 'score' }))[0]).toBe('Cem'));

  it.each(['nonsense', 'WyJzY29yZSIsMSwieCJd', 'bnVsbA', ofTheYear0])(
    'reject an invalid cursor: %s',
    async (cursor) => {
      const answer = await service.call(searchContacts, { query: { cursor }, as: asSteward() });
      expect([answer.status, answer.body.code]).toEqual([400, 'invalid-request']);
    },
  );

  it('reject a cursor of another order', async () => {
    const { next } = await page({ sort: 'score', limit: 1 });
    const query = { sort: 'newest', cursor: next as string } as const;
    expect((await service.call(searchContacts, { query, as: asSteward() })).status).toBe(400);
  });

  it('are exported as filtered, with formulas escaped', async () => {
    const answer = await service.inject({
      method: 'GET',
      url: exportContactsCsv.path,
      query: { status: 'open' },
      as: asSteward(),
    });
    const lines = answer.body.trim().split('\r\n');
    expect(lines[0]).toMatch(/^ID,Name,Email,/);
    expect(lines).toHaveLength(5);
    expect(lines.find((line) => line.includes('Cem'))).toContain(`,'=1+1,`);
    expect(answer.headers['content-disposition']).toMatch(/filename="contacts-\d{4}-\d\d-\d\d\.csv"/);
  });

  it('are exported as a workbook with text and date cells', async () => {
    const answer = await service.inject({
      method: 'GET',
      url: exportContactsXlsx.path,
      query: { status: 'open' },
      as: asSteward(),
    });
    const [sheet] = await readSheets(answer.rawPayload);
    const [heading, ...rows] = sheet?.data ?? [];
    const at = (title: string) => heading?.indexOf(title) ?? -1;
    expect(rows.map((row) => row[at('Name')])).toEqual(['Eve', 'Cem', 'Ben', 'Ada']);
    expect(rows[1]?.[at('Subject')]).toBe('=1+1');
    expect(rows[1]?.slice(at('Lead Score'), at('Lead Score') + 1)).toEqual([75]);
    expect(rows[1]?.[at('Created At (UTC)')]).toBeInstanceOf(Date);
    expect(rows[1]?.[at('Source')]).toBe('form');
    expect(answer.headers['content-type']).toMatch(/spreadsheetml/);
    expect(answer.headers['content-disposition']).toMatch(/filename="contacts-\d{4}-\d\d-\d\d\.xlsx"/);
  });

  it('cannot be exported by auditors', async () => {
    const as = asSteward({ role: 'auditor' });
    expect((await service.call(searchContacts, { as })).status).toBe(200);
    for (const route of [exportContactsCsv, exportContactsXlsx])
      expect((await service.call(route, { as })).status).toBe(403);
  });

  it('list the own work of today before the others, page by page', async () => {
    const plan = async (name: Person, to: string, dueAt: string) => {
      const request = { params: { id: ids[name] }, as: asSteward() };
      await service.call(assignContact, { ...request, body: { from: null, to } });
      const body = { from: null, next: { step: 'Call', dueAt } };
      await service.call(setContactNextStep, { ...request, body });
    };
    const me = asSteward().sub;
    await plan('Ada', me, '2026-03-02T20:00:00Z');
    await plan('Ben', me, '2026-02-27T09:00:00Z');
    await plan('Cem', me, '2026-03-03T00:00:00Z');
    await plan('Dia', me, '2026-02-27T09:00:00Z');
    await plan('Eve', 'another-steward', '2026-02-27T09:00:00Z');
    const query = { sort: 'mine', dueBefore: '2026-03-03T00:00:00Z' } as const;
    expect(await names(query)).toEqual(['Ben', 'Ada', 'Eve', 'Dia', 'Cem']);
    for (const limit of [1, 2, 3]) {
      const pages = await readPages({ ...query, limit });
      expect(pages.flat().map(({ name }) => name)).toEqual(['Ben', 'Ada', 'Eve', 'Dia', 'Cem']);
    }
  });
});
