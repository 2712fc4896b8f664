import { unreachable } from '@aera/event-store/decider';
import type { ViewEvent, ViewTerms } from './view-events.ts';

export interface View {
  readonly name: string | null;
  readonly terms: ViewTerms | null;
  readonly shared: boolean;
  readonly deleted: boolean;
}

/** The saved views of one steward, by their ids. */
export type Views = Readonly<Record<string, View>>;

export function evolveViews(views: Views, { type, data }: ViewEvent): Views {
  const before = views[data.viewId] ?? { name: null, terms: null, shared: false, deleted: false };
  const changed = (change: Partial<View>): Views => ({ ...views, [data.viewId]: { ...before, ...change } });
  switch (type) {
    case 'ViewSaved':
      return changed({ name: data.name, terms: data.terms });
    case 'ViewRenamed':
      return changed({ name: data.name });
    case 'ViewShared':
      return changed({ shared: data.shared });
    case 'ViewDeleted':
      return changed({ deleted: true });
    case 'ViewRestored':
      return changed({ deleted: false });
    default:
      return unreachable(type);
  }
}
