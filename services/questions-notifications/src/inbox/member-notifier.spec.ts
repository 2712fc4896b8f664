import { questionAnswered } from '@aera/contracts/server';
import type { ServiceContext } from '@aera/service-kit';
import { buildMessage } from '@aera/service-kit/testing';
import { expect, it } from 'vitest';
import type { Outbox, QueuedMail } from '../mail/outbox.ts';
import { initialRecipient } from '../preferences/recipient.ts';
import { createMemberNotifier } from './member-notifier.ts';

/** Notifies a member without inbox at a time of day; returns the digest that the notification is added to. */
async function addToDigest(digestTime: string, now = '12:00'): Promise<QueuedMail | undefined> {
  const digests: QueuedMail[] = [];
  const types = { question_answered: { inApp: false, email: 'digest' as const } };
  const { preferences } = initialRecipient();
  const recipient = { address: 'ada@example.org', preferences: { ...preferences, digestTime, types } };
  const kit = {
    store: { stream: () => ({ readState: async () => recipient, read: async () => [] }) },
    clock: () => new Date(`2026-01-01T${now}:00Z`),
  };
  const outbox: Pick<Outbox, 'addToDigest'> = { addToDigest: async (digest) => digests.push(digest) > 0 };
  const notify = createMemberNotifier(kit as unknown as ServiceContext, outbox as Outbox);
  const data = { questionId: crypto.randomUUID(), answeredAt: '2026-01-01T12:00:00.000Z', published: null };
  const draft = { to: 'ada', type: 'question_answered', message: '', questionId: data.questionId };
  await notify(buildMessage(questionAnswered, data), draft);
  return digests[0];
}

it('adds notifications to one digest until it is due', async () => {
  const digest = await addToDigest('20:00');
  expect(digest).toBeDefined();
  expect((await addToDigest('20:00', '15:00'))?.id).toBe(digest?.id);
  expect((await addToDigest('20:00', '21:00'))?.id).not.toBe(digest?.id);
});

it('adds to another digest of the day after a change of its time, because the earlier one may be sent', async () =>
  expect((await addToDigest('20:00'))?.id).not.toBe((await addToDigest('21:00'))?.id));
