import { deciderSpecification } from '@aera/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { savedViews, type ViewCommand } from './decide-saved-views.ts';
import { evolveViews, type ViewEvent, type SavedViews, type ViewFilter } from './saved-views.ts';
import { projectView, type SavedViewRow } from './saved-views-projection.ts';

const given = deciderSpecification(savedViews);
const now = '2026-03-04T09:05:00.000Z';
const stewardId = 's1';
const filter: ViewFilter = {
  status: 'open',
  owner: 'me',
  snoozed: 'hide',
  sort: 'score',
  due: false,
  highScore: true,
  q: '',
  layout: 'list',
};
const of = (viewId: string) => ({ stewardId, viewId });
const add = (viewId: string, name = 'Mine'): ViewCommand => ({
  type: 'CreateSavedView',
  data: { ...of(viewId), name, filter },
  now,
});
const saved = (viewId: string, name = 'Mine', overrides: Partial<ViewFilter> = {}): ViewEvent => ({
  type: 'SavedViewUpdated',
  data: { ...of(viewId), name, filter: { ...filter, ...overrides }, savedAt: now },
});
const save = (viewId: string, overrides: Partial<ViewFilter>): ViewCommand => ({
  type: 'UpdateSavedView',
  data: { ...of(viewId), filter: { ...filter, ...overrides } },
  now,
});
const rename = (viewId: string, name: string): ViewCommand => ({
  type: 'RenameView',
  data: { ...of(viewId), name },
  now,
});
const share = (viewId: string, shared = true): ViewCommand => ({
  type: 'ShareView',
  data: { ...of(viewId), shared },
  now,
});
const remove = (viewId: string): ViewCommand => ({ type: 'DeleteView', data: of(viewId), now });
const restore = (viewId: string): ViewCommand => ({ type: 'RestoreView', data: of(viewId), now });
const shared: ViewEvent = {
  type: 'SavedViewSharingChanged',
  data: { ...of('v1'), shared: true, sharedAt: now },
};
const deleted: ViewEvent = { type: 'SavedViewDeleted', data: { ...of('v1'), deletedAt: now } };

describe('a saved view', () => {
  it('is saved once under a name', () => {
    given().when(add('v1')).then(saved('v1'));
    given(saved('v1')).when(add('v1')).thenNothing();
  });
  it('has a unique name, ignoring case', () =>
    given(saved('v1', 'Hot ones')).when(add('v2', 'hot ONES')).thenRejected('view-name-taken'));
  it('is updated to the displayed filter', () => {
    given(saved('v1'))
      .when(save('v1', { q: 'Ada' }))
      .then(saved('v1', 'Mine', { q: 'Ada' }));
    given(saved('v1')).when(save('v1', {})).thenNothing();
  });
  it('is renamed to an available name', () => {
    given(saved('v1'), saved('v2', 'Two')).when(rename('v1', 'two')).thenRejected('view-name-taken');
    given(saved('v1'))
      .when(rename('v1', 'MINE'))
      .then({
        type: 'SavedViewRenamed',
        data: { ...of('v1'), name: 'MINE', renamedAt: now },
      });
  });
  it('is shared and unshared', () => {
    given(saved('v1')).when(share('v1')).then(shared);
    given(saved('v1'), shared).when(share('v1')).thenNothing();
  });
  it('is deleted and restored unchanged', () => {
    given(saved('v1'), shared).when(remove('v1')).then(deleted);
    given(saved('v1'), shared, deleted).when(remove('v1')).thenNothing();
    given(saved('v1'), shared, deleted)
      .when(restore('v1'))
      .then({
        type: 'SavedViewRestored',
        data: { ...of('v1'), name: 'Mine', filter, shared: true, restoredAt: now },
      });
  });
  it('is not restored if its name is taken', () =>
    given(saved('v1'), deleted, saved('v2')).when(restore('v1')).thenRejected('view-name-taken'));
  it('cannot be changed when deleted or unknown', () => {
    given(saved('v1'), deleted).when(rename('v1', 'Two')).thenRejected('view-not-found');
    given().when(remove('v1')).thenRejected('view-not-found');
  });
  it('is limited to fifty', () => {
    const fifty = Array.from({ length: 50 }, (_, at) => saved(`v${at}`, `View ${at}`));
    given(...fifty)
      .when(add('v50', 'One more'))
      .thenRejected('views-full');
  });
});

describe('for any sequence of commands', () => {
  const viewId = fc.constantFrom('v1', 'v2', 'v3');
  const name = fc.constantFrom('Mine', 'mine', 'Two', 'Three');
  const command: fc.Arbitrary<ViewCommand> = fc.oneof(
    fc.tuple(viewId, name).map(([id, own]) => add(id, own)),
    fc.tuple(viewId, name).map(([id, own]) => rename(id, own)),
    fc.tuple(viewId, fc.boolean()).map(([id, on]) => share(id, on)),
    viewId.map(remove),
    viewId.map(restore),
  );
  it('view names stay unique, and the list matches the state', () =>
    fc.assert(
      fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
        let views: SavedViews = {};
        const rows = new Map<string, SavedViewRow | null>();
        for (const each of commands) {
          let events: ViewEvent[] = [];
          try {
            events = savedViews.decide(each, views);
          } catch {
            continue;
          }
          for (const event of events) {
            views = evolveViews(views, event);
            rows.set(event.data.viewId, projectView(rows.get(event.data.viewId) ?? null, event));
          }
        }
        const kept = Object.entries(views).filter(([, view]) => !view.deleted);
        const names = kept.map(([, view]) => view.name?.toLowerCase());
        expect(new Set(names).size).toBe(names.length);
        expect(
          [...rows.values()]
            .filter((row) => row !== null)
            .map(({ id, name: own, shared: on }) => [id, own, on])
            .toSorted(),
        ).toEqual(kept.map(([id, view]) => [id, view.name, view.shared]).toSorted());
      }),
    ));
});
