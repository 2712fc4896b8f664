import type { Message } from '@aera/contracts';
import type { EventStore } from '@aera/event-store';
import { messageMetadata, deriveId } from '@aera/service-kit';
import { toWallTime } from '@aera/living-time/zoned';
import type { Outbox, QueuedMail } from '../mail/outbox.ts';
import { scheduleMail } from '../preferences/schedule-mail.ts';
import { channelsOf } from '../preferences/recipient.ts';
import type { ReadRecipient } from '../preferences/read-recipient.ts';
import { type InboxCommand } from './decide-inbox.ts';
import { inboxStream } from './inbox-stream.ts';

interface NotificationDraft {
  readonly to: string;
  readonly type: string;
  readonly message: string;
  readonly questionId: string | null;
}

/** Notifies a recipient about a message. All ids derive from message and recipient, so a repeat adds nothing. */
export type NotifyMember = (cause: Message, notice: NotificationDraft) => Promise<void>;

interface Deps {
  readonly store: EventStore;
  readonly outbox: Outbox;
  readonly readRecipient: ReadRecipient;
  readonly clock: () => Date;
}

/** Puts notices into inboxes, of members and stewards alike. */
const createInboxWriter =
  ({ store, clock }: Pick<Deps, 'store' | 'clock'>) =>
  async (cause: Message, { to, type, message, questionId }: NotificationDraft): Promise<string> => {
    const notificationId = deriveId(`${cause.id} ${to}`, 'notification');
    const command: InboxCommand = {
      type: 'RaiseNotification',
      data: { notificationId, memberId: to, type, message, questionId },
      now: clock().toISOString(),
    };
    await store
      .stream(inboxStream)
      .handle([to], command, { metadata: messageMetadata(cause), idempotencyKey: cause.id });
    return notificationId;
  };

/** Tells members by the channels that they chose: inbox, mail at once, or the daily digest. */
export function createMemberNotifier({ store, outbox, readRecipient, clock }: Deps): NotifyMember {
  const raise = createInboxWriter({ store, clock });
  return async (cause, notice) => {
    const { to, type, questionId } = notice;
    const { address, preferences } = await readRecipient(to);
    const { inApp, email } = channelsOf(preferences, type);
    const notificationId = inApp ? await raise(cause, notice) : null;
    if (email === 'off' || address === null) return;
    const now = clock();
    const due = scheduleMail(email, now, preferences);
    const id = deriveId(`${cause.id} ${to}`, 'mail');
    const common = { recipientId: to, questionId, notificationId };
    if (email === 'now') return outbox.add({ id, kind: type, ...common }, now, due);
    const { day } = toWallTime(due, preferences.timeZone);
    const digest: QueuedMail = {
      id: deriveId(`${day} ${to}`, 'digest'),
      kind: 'digest',
      recipientId: to,
      questionId: null,
      notificationId: null,
    };
    await outbox.addToDigest(digest, { causeId: id, type, questionId, notificationId }, now, due);
  };
}
