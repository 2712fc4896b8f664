import type { Message } from '@aera/contracts';
import { toMessageMetadata, deriveId, type ServiceContext } from '@aera/service-kit';
import type { Outbox, QueuedMail } from '../mail/outbox.ts';
import { scheduleMail } from '../preferences/schedule-mail.ts';
import { resolveChannels } from '../preferences/recipient.ts';
import { recipientStream } from '../preferences/recipient-stream.ts';
import { findLastErasure } from '../person-erased-stream.ts';
import { raiseNotification } from './raise-notification.ts';

interface NotificationDraft {
  readonly to: string;
  readonly type: string;
  readonly message: string;
  readonly questionId: string | null;
}

/** Notifies a recipient about a message, unless the recipient is erased. Idempotent: ids derive from message and recipient. */
export type NotifyMember = (cause: Message, notice: NotificationDraft) => Promise<void>;

/** Notifies members through the channels that they chose: inbox, e-mail now, or the daily digest. */
export function createMemberNotifier({ store, clock }: ServiceContext, outbox: Outbox): NotifyMember {
  /** Returns the id of the notification. */
  async function raise(
    cause: Message,
    { to, type, message, questionId }: NotificationDraft,
  ): Promise<string> {
    const notificationId = deriveId(`${cause.id} ${to}`, 'notification');
    const raisedAt = clock().toISOString();
    const data = { notificationId, recipientId: to, type, message, questionId, raisedAt };
    await raiseNotification(store, data, toMessageMetadata(cause));
    return notificationId;
  }

  return async (cause, notice) => {
    const { to, type, questionId } = notice;
    // A message may arrive after the erasure. Its text would get a new key.
    if ((await findLastErasure(store, to)) !== null) return;
    const { address, preferences } = await store.stream(recipientStream).readState(to);
    const { inApp, email } = resolveChannels(preferences, type);
    const notificationId = inApp ? await raise(cause, notice) : null;
    if (email === 'off' || address === null) return;
    const now = clock();
    const id = deriveId(`${cause.id} ${to}`, 'mail');
    const common = { recipientId: to, questionId, notificationId };
    let due = scheduleMail(email, now, preferences);
    if (email === 'instant') return outbox.add({ id, kind: type, ...common }, now, due);
    const item = { causeId: id, type, questionId, notificationId };
    // The digest that is due next may be sent at this moment.
    while (!(await outbox.addToDigest(createDigest(to, due), item, now, due)))
      due = scheduleMail(email, due, preferences);
  };
}

/** Identified by time and not by day: after a change of the digest's time, another one of the same day may be due. */
const createDigest = (recipientId: string, due: Date): QueuedMail => ({
  id: deriveId(`${due.toISOString()} ${recipientId}`, 'digest'),
  kind: 'digest',
  recipientId,
  questionId: null,
  notificationId: null,
});
