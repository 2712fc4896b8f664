import { unreachable } from '@aera/event-store/decider';

/** Events of an inbox. Texts are encrypted for its recipient, a member or a steward. */
export type InboxEvent =
  | { type: 'NotificationRaised'; data: RaisedNotification }
  | {
      /** Contains only the notifications that the mark changed. */
      type: 'NotificationsMarked';
      data: {
        recipientId: string;
        changeId: string;
        mark: Mark;
        notificationIds: string[];
        markedAt: string;
      };
    }
  | {
      /** Contains only the notifications that still had the mark. */
      type: 'NotificationMarkUndone';
      data: {
        recipientId: string;
        changeId: string;
        mark: Mark;
        notificationIds: string[];
        undoneAt: string;
      };
    };

export interface RaisedNotification {
  readonly notificationId: string;
  readonly recipientId: string;
  /** Words joined by underscores. */
  readonly type: string;
  readonly message: string | null;
  readonly questionId: string | null;
  readonly raisedAt: string;
}

/** A read notification is also seen. */
export interface NotificationState {
  readonly seen: boolean;
  readonly read: boolean;
  readonly archived: boolean;
}

export interface Inbox {
  readonly notifications: ReadonlyMap<string, NotificationState & { readonly type: string }>;
  /** The last marks by change id, oldest first; these can be undone. */
  readonly changes: ReadonlyMap<string, MarkChange>;
}

interface MarkChange {
  readonly mark: Mark;
  readonly notificationIds: readonly string[];
  readonly undone: boolean;
}

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
    default:
      return unreachable(type);
  }
}

function updateStates(
  { notifications }: Inbox,
  ids: readonly string[],
  change: (state: NotificationState) => NotificationState,
): Inbox['notifications'] {
  const after = new Map(notifications);
  for (const id of ids) {
    const found = after.get(id);
    if (found) after.set(id, { ...found, ...change(found) });
  }
  return after;
}

/** The field that a mark sets, and its value. */
const effects: Record<Mark, readonly [field: 'seen' | 'read' | 'archived', value: boolean]> = {
  seen: ['seen', true],
  read: ['read', true],
  unread: ['read', false],
  archived: ['archived', true],
  unarchived: ['archived', false],
};

export function applyMark(state: NotificationState, mark: Mark): NotificationState {
  const [field, value] = effects[mark];
  return { ...state, ...(mark === 'read' && { seen: true }), [field]: value };
}

/** State after undoing a mark that changed it. A notification that was read stays seen. */
export function revertMark(state: NotificationState, mark: Mark): NotificationState {
  const [field, value] = effects[mark];
  return { ...state, [field]: !value };
}

export function hasMark(state: NotificationState, mark: Mark): boolean {
  const [field, value] = effects[mark];
  return state[field] === value;
}

export const inboxPersonalFields = {
  NotificationRaised: { subject: (data: { recipientId: string }) => data.recipientId, fields: ['message'] },
} as const;

/** Marks that a recipient can set on a notification. */
export type Mark = 'seen' | 'read' | 'unread' | 'archived' | 'unarchived';

/** Whether marking all applies: archived notifications are only unarchived. */
export const isTargetOfMarkAll = (state: NotificationState, mark: Mark): boolean =>
  mark === 'unarchived' ? state.archived : !state.archived;
