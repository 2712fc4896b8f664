import { unreachable } from '@aera/event-store/decider';

/** What can have happened in an inbox. The words are sealed for its owner: `memberId`, a member or a steward. */
export type InboxEvent =
  | {
      type: 'NotificationRaised';
      data: {
        notificationId: string;
        memberId: string;
        /** Words joined by underscores. */
        type: string;
        message: string | null;
        /** What it is about; null where it is about no question. */
        questionId: string | null;
        raisedAt: string;
      };
    }
  | {
      /** Only those that the mark has changed. */
      type: 'NotificationsMarked';
      data: { memberId: string; changeId: string; mark: Mark; notificationIds: string[]; markedAt: string };
    }
  | {
      /** Only those that were still as the mark had left them. */
      type: 'NotificationMarkUndone';
      data: { memberId: string; changeId: string; mark: Mark; notificationIds: string[]; undoneAt: string };
    }
  /** Earlier form of a read mark. */
  | { type: 'NotificationRead'; data: { notificationId: string; memberId: string; readAt: string } };

/** Where a notification stands. One that is read has been seen. */
export interface NotificationState {
  readonly seen: boolean;
  readonly read: boolean;
  readonly archived: boolean;
}

export interface Inbox {
  readonly notifications: ReadonlyMap<string, NotificationState & { readonly type: string }>;
  /** The last marks, by change id, oldest first: those that can be taken back. */
  readonly changes: ReadonlyMap<string, MarkChange>;
}

interface MarkChange {
  readonly mark: Mark;
  readonly notificationIds: readonly string[];
  readonly undone: boolean;
}

/** How many marks can be taken back. */
const maxUndoableMarks = 20;

export const initialNotificationState: NotificationState = { seen: false, read: false, archived: false };

export const initialInbox = (): Inbox => ({ notifications: new Map(), changes: new Map() });

export function evolveInbox(inbox: Inbox, { type, data }: InboxEvent): Inbox {
  switch (type) {
    case 'NotificationRaised':
      return {
        ...inbox,
        notifications: new Map(inbox.notifications).set(data.notificationId, {
          ...initialNotificationState,
          type: data.type,
        }),
      };
    case 'NotificationsMarked': {
      const { changeId, mark, notificationIds } = data;
      const changes = new Map(inbox.changes).set(changeId, { mark, notificationIds, undone: false });
      for (const oldest of [...changes.keys()].slice(0, -maxUndoableMarks)) changes.delete(oldest);
      return { changes, notifications: updateStates(inbox, notificationIds, (one) => applyMark(one, mark)) };
    }
    case 'NotificationMarkUndone': {
      const { changeId, mark, notificationIds } = data;
      const change = inbox.changes.get(changeId);
      const changes = new Map(inbox.changes);
      if (change) changes.set(changeId, { ...change, undone: true });
      return { changes, notifications: updateStates(inbox, notificationIds, (one) => revertMark(one, mark)) };
    }
    case 'NotificationRead':
      return {
        ...inbox,
        notifications: updateStates(inbox, [data.notificationId], (one) => applyMark(one, 'read')),
      };
    default:
      return unreachable(type);
  }
}

function updateStates(
  { notifications }: Inbox,
  ids: readonly string[],
  change: (standing: NotificationState) => NotificationState,
): Inbox['notifications'] {
  const after = new Map(notifications);
  for (const id of ids) {
    const found = after.get(id);
    if (found) after.set(id, { ...found, ...change(found) });
  }
  return after;
}

/** Where a notification stands once it is marked. */
export function applyMark(standing: NotificationState, mark: Mark): NotificationState {
  switch (mark) {
    case 'seen':
      return { ...standing, seen: true };
    case 'read':
      return { ...standing, seen: true, read: true };
    case 'unread':
      return { ...standing, read: false };
    case 'archived':
      return { ...standing, archived: true };
    case 'unarchived':
      return { ...standing, archived: false };
    default:
      return unreachable(mark);
  }
}

/** Where it stands once a mark that had changed it is taken back. What was read stays seen. */
export function revertMark(standing: NotificationState, mark: Mark): NotificationState {
  switch (mark) {
    case 'seen':
      return { ...standing, seen: false };
    case 'read':
      return { ...standing, read: false };
    case 'unread':
      return { ...standing, read: true };
    case 'archived':
      return { ...standing, archived: false };
    case 'unarchived':
      return { ...standing, archived: true };
    default:
      return unreachable(mark);
  }
}

export const inboxPersonalFields = {
  NotificationRaised: { subject: (data: { memberId: string }) => data.memberId, fields: ['message'] },
} as const;

/** Marks that a recipient can set on a notification. */
export type Mark = 'seen' | 'read' | 'unread' | 'archived' | 'unarchived';

/** Whether a mark says of a notification what is so already. */
const predicates: Record<Mark, (standing: NotificationState) => boolean> = {
  seen: ({ seen }) => seen,
  read: ({ read }) => read,
  unread: ({ read }) => !read,
  archived: ({ archived }) => archived,
  unarchived: ({ archived }) => !archived,
};

export const hasMark = (standing: NotificationState, mark: Mark): boolean => predicates[mark](standing);

/** Whether a mark for all is meant for a notification: what is archived is left in peace, unless it is to come back. */
export const isTargetOfMarkAll = (standing: NotificationState, mark: Mark): boolean =>
  mark === 'unarchived' ? standing.archived : !standing.archived;
