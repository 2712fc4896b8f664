import type { StoredEvent } from '@aera/event-store';
import { grow, leafHash, type Tree, type TreeNode } from '@aera/transparency-log';
import { ledgerEntry } from './ledger-entry.ts';

/** What some events do to the log. */
export interface Growth {
  readonly before: Tree;
  readonly after: Tree;
  /** Every complete subtree that came to be. */
  readonly nodes: readonly TreeNode[];
  /** The leaf of each event, by its id. */
  readonly leaves: ReadonlyMap<string, number>;
}

/** The log after further events, each a leaf, in the order of the event log. */
export function growWith(before: Tree, events: readonly StoredEvent[]): Growth {
  const { tree, nodes } = grow(
    before,
    events.map((event) => leafHash(Buffer.from(ledgerEntry(event)))),
  );
  const leaves = new Map(events.map(({ id }, at) => [id, before.size + at]));
  return { before, after: tree, nodes, leaves };
}
