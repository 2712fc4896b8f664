import { type Decider, rejections, unreachable } from '@aera/event-store/decider';
import {
  evolveViews,
  type SavedView,
  type ViewEvent,
  type SavedViews,
  type ViewFilter,
  type ViewRef,
} from './saved-views.ts';

export type ViewCommand =
  | { type: 'CreateSavedView'; data: ViewRef & { name: string; filter: ViewFilter }; now: string }
  | { type: 'UpdateSavedView'; data: ViewRef & { filter: ViewFilter }; now: string }
  | { type: 'RenameView'; data: ViewRef & { name: string }; now: string }
  | { type: 'ShareView'; data: ViewRef & { shared: boolean }; now: string }
  | { type: 'DeleteView'; data: ViewRef; now: string }
  | { type: 'RestoreView'; data: ViewRef; now: string };

/** Maximum number of saved views per steward. */
const maxSavedViews = 50;

const reject = rejections({
  'view-not-found': ['not-found', 'View not found.'],
  'views-full': [
    'conflict',
    `You’ve reached the limit of ${maxSavedViews} views. Delete one to save another.`,
  ],
  'view-name-taken': ['conflict', 'You already have a view with this name.'],
});

export const viewNotFound = () => reject('view-not-found');

function decideViews(command: ViewCommand, views: SavedViews): ViewEvent[] {
  const { data, now } = command;
  const view = views[data.viewId];
  if (command.type === 'CreateSavedView') {
    if (view) return [];
    assertBelowLimit(views);
    assertNameAvailable(command.data.name, views, data.viewId);
    return [{ type: 'SavedViewUpdated', data: { ...command.data, savedAt: now } }];
  }
  if (!view || (view.deleted && command.type !== 'RestoreView' && command.type !== 'DeleteView'))
    throw viewNotFound();
  return decideKnown(command, view, views);
}

function decideKnown(
  command: Exclude<ViewCommand, { type: 'CreateSavedView' }>,
  view: SavedView,
  views: SavedViews,
): ViewEvent[] {
  const { type, data, now } = command;
  switch (type) {
    case 'UpdateSavedView': {
      const saved = { ...data, name: view.name, savedAt: now };
      return isSameFilter(view.filter, data.filter) ? [] : [{ type: 'SavedViewUpdated', data: saved }];
    }
    case 'RenameView':
      if (view.name === data.name) return [];
      assertNameAvailable(data.name, views, data.viewId);
      return [{ type: 'SavedViewRenamed', data: { ...data, renamedAt: now } }];
    case 'ShareView':
      return view.shared === data.shared
        ? []
        : [{ type: 'SavedViewSharingChanged', data: { ...data, sharedAt: now } }];
    case 'DeleteView':
      return view.deleted ? [] : [{ type: 'SavedViewDeleted', data: { ...data, deletedAt: now } }];
    case 'RestoreView': {
      if (!view.deleted) return [];
      assertBelowLimit(views);
      assertNameAvailable(view.name ?? '', views, data.viewId);
      const { name, filter, shared } = view;
      return [{ type: 'SavedViewRestored', data: { ...data, name, filter, shared, restoredAt: now } }];
    }
    default:
      return unreachable(type);
  }
}

const listActiveViews = (views: SavedViews): [string, SavedView][] =>
  Object.entries(views).filter(([, { deleted }]) => !deleted);

function assertBelowLimit(views: SavedViews): void {
  if (listActiveViews(views).length >= maxSavedViews) throw reject('views-full');
}

function assertNameAvailable(name: string, views: SavedViews, viewId: string): void {
  const same = (other: string | null) => other?.toLowerCase() === name.toLowerCase();
  if (listActiveViews(views).some(([id, view]) => id !== viewId && same(view.name)))
    throw reject('view-name-taken');
}

const isSameFilter = (one: SavedView['filter'], other: SavedView['filter']): boolean =>
  JSON.stringify(Object.entries(one ?? {}).toSorted()) ===
  JSON.stringify(Object.entries(other ?? {}).toSorted());

export const savedViews: Decider<ViewCommand, ViewEvent, SavedViews> = {
  initial: () => ({}),
  evolve: evolveViews,
  decide: decideViews,
};
