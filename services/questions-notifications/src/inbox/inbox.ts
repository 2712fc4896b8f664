import { unreachable } from '@aera/event-store/decider';

/** Events of an inbox. Texts are encrypted for its recipient, a member or a steward. */
export type InboxEvent =
  | { type: 'NotificationRaised'; data: RaisedNotification }
  | {
      /** Contains only the notifications that the mark changed. A change of many consists of several events. */
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

/** `evolveInbox` changes its maps in place: with a copy for each event, reading an inbox would take the square of its length. */
export interface Inbox {
  readonly notifications: Map<string, NotificationState & { readonly type: string }>;
  /** The last marks by change id, oldest first; these can be undone. */
  readonly changes: Map<string, MarkChange>;
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
  const { notifications, changes } = inbox;
  switch (type) {
    case 'NotificationRaised':
      notifications.set(data.notificationId, { ...initialNotificationState, type: data.type });
      return inbox;
    case 'NotificationsMarked': {
      const { changeId, mark, notificationIds } = data;
      const earlierIds = changes.get(changeId)?.notificationIds ?? [];
      changes.set(changeId, { mark, notificationIds: [...earlierIds, ...notificationIds], undone: false });
      for (const oldest of [...changes.keys()].slice(0, -maxUndoableMarks)) changes.delete(oldest);
      updateStates(inbox, notificationIds, (one) => applyMark(one, mark));
      return inbox;
    }
    case 'NotificationMarkUndone': {
      const { changeId, mark, notificationIds } = data;
      const change = changes.get(changeId);
      if (change) changes.set(changeId, { ...change, undone: true });
      updateStates(inbox, notificationIds, (one) => revertMark(one, mark));
      return inbox;
    }
    default:
      return unreachable(type);
  }
}

function updateStates(
  { notifications }: Inbox,
  ids: readonly string[],
  change: (state: NotificationState) => NotificationState,
): void {
  for (const id of ids) {
    const found = notifications.get(id);
    if (found) notifications.set(id, { ...found, ...change(found) });
  }
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
  return withSeen({ ...state, [field]: value });
}

/** State after undoing a mark that changed it. A notification that was read stays seen. */
export function revertMark(state: NotificationState, mark: Mark): NotificationState {
  const [field, value] = effects[mark];
  return withSeen({ ...state, [field]: !value });
}

const withSeen = (state: NotificationState) => ({ ...state, seen: state.seen || state.read });

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
