import {
  createContactView,
  deleteContactView,
  listContactViews,
  renameContactView,
  restoreContactView,
  updateContactView,
  shareContactView,
  type ViewFilter,
} from '@aera/contracts';
import { asSteward, startTestService, type TestService } from '@aera/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactsCrm } from '../service.ts';

const filter: ViewFilter = {
  status: 'open',
  owner: 'me',
  snoozed: 'hide',
  sort: 'score',
  due: false,
  highScore: true,
  q: 'Lovelace',
  layout: 'board',
};
const ada = asSteward();
const grace = asSteward({ sub: crypto.randomUUID(), name: 'Grace', role: 'responder' });

describe('saved views', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(contactsCrm);
  });
  afterAll(() => service.stop());

  const add = async (name: string, key: string = crypto.randomUUID(), as = ada) =>
    service.call(createContactView, { body: { key, name, filter }, as });
  const readNames = async (as = ada) =>
    (await service.call(listContactViews, { as })).body.views.map(({ name }) => name);

  it('are saved once for their owner', async () => {
    const key = crypto.randomUUID();
    const [first, again] = [await add('Hot', key), await add('Hot', key)];
    expect([first.status, again.body.id]).toEqual([201, first.body.id]);
    expect(first.body).toMatchObject({ name: 'Hot', filter, shared: false, mine: true });
    expect([await readNames(), await readNames(grace)]).toEqual([['Hot'], []]);
    expect((await add('HOT')).body.code).toBe('view-name-taken');
  });

  it('are changed by their owner only, also when they are shared', async () => {
    const { body: view } = await add('Shared');
    const params = { id: view.id };
    await service.call(shareContactView, { params, body: { shared: true }, as: ada });
    const { views } = (await service.call(listContactViews, { as: grace })).body;
    expect(views).toMatchObject([{ id: view.id, mine: false, owner: { name: 'Test Steward' } }]);
    expect((await service.call(renameContactView, { params, body: { name: 'X' }, as: grace })).status).toBe(
      404,
    );
    expect((await service.call(deleteContactView, { params, as: grace })).status).toBe(404);
    const saved = await service.call(updateContactView, {
      params,
      body: { filter: { ...filter, q: '' } },
      as: ada,
    });
    expect(saved.body).toMatchObject({ shared: true, filter: { q: '' } });
    // The same key of another steward creates a separate view.
    expect((await add('Shared', view.id, grace)).body.id).not.toBe(view.id);
  });

  it('are deleted and restored', async () => {
    const { body: view } = await add('Short-lived');
    const params = { id: view.id };
    expect((await service.call(deleteContactView, { params, as: ada })).status).toBe(204);
    expect(await readNames()).not.toContain('Short-lived');
    expect((await service.call(restoreContactView, { params, as: ada })).body).toEqual(view);
  });

  it('are readable by auditors, who cannot save any', async () => {
    const auditor = asSteward({ sub: crypto.randomUUID(), role: 'auditor' });
    expect(await readNames(auditor)).toEqual(['Shared']);
    expect((await add('Mine', undefined, auditor)).status).toBe(403);
  });

  it('do not expose search terms in the log, and are the same after a rebuild', async () => {
    const log = await service.kit.sql<{ data: string }>(
      `select data::text as data from events where stream_id = $1`,
      [`saved-views-${ada.sub}`],
    );
    expect(log.map(({ data }) => data).join()).not.toMatch(/Lovelace|Short-lived/);
    const before = await readNames();
    await service.projections?.rebuild('saved-views');
    expect(await readNames()).toEqual(before);
  });
});
