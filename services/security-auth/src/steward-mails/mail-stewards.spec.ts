import { type StewardRole, stewardMailTopics } from '@aera/contracts';
import { beforeEach, expect, it, vi } from 'vitest';
import { createStewardMailer } from './mail-stewards.ts';

let now = new Date('2026-03-04T10:07:00.000Z');
const accounts = new Map<string, { email: string | null; role: StewardRole }>();
const sendToAccount = vi.fn<(mail: object) => Promise<void>>(async () => {});
const mail = createStewardMailer({
  sql: (async () => [...accounts.keys(), 'suspended'].map((stewardId) => ({ stewardId }))) as never,
  clock: () => now,
  accounts: { stewardById: async (id) => (accounts.get(id) ?? null) as never },
  sendToAccount,
});
const message = () => ({ time: now.toISOString() });
const sent = () => sendToAccount.mock.calls.map(([request]) => request);

beforeEach(() => {
  now = new Date('2026-03-04T10:07:00.000Z');
  accounts.clear();
  accounts.set('ada', { email: 'ada@example.org', role: 'steward' });
  sendToAccount.mockClear();
});

it('requests a mail for the end of the window, with a link and nothing of the message', async () => {
  await mail('new_question', message());
  expect(sent()).toEqual([
    {
      kind: 'steward_new_question',
      account: { kind: 'steward', id: 'ada' },
      address: 'ada@example.org',
      path: '/admin/questions',
      mailId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      sendAt: '2026-03-04T10:15:00.000Z',
      expiresAt: '2026-03-05T10:15:00.000Z',
    },
  ]);
});

it('requests one mail for all messages of a window, topic by topic', async () => {
  await mail('new_contact', message());
  now = new Date('2026-03-04T10:14:59.999Z');
  await mail('new_contact', message());
  await mail('new_question', message());
  now = new Date('2026-03-04T10:15:00.000Z');
  await mail('new_contact', message());
  const ids = sent().map((request) => (request as { mailId: string }).mailId);
  expect(ids[0]).toBe(ids[1]);
  expect(new Set(ids).size).toBe(3);
});

it('skips stewards without access and without an address', async () => {
  accounts.set('ada', { email: null, role: 'steward' });
  await mail('security_alert', message());
  expect(sent()).toEqual([]);
});

it.each([
  ['responder', ['new_question', 'new_contact']],
  ['auditor', ['new_question', 'new_contact', 'security_alert']],
] as const)('mails a %s only about topics whose page the role may open', async (role, mailed) => {
  accounts.set('ada', { email: 'ada@example.org', role });
  for (const topic of stewardMailTopics) await mail(topic, message());
  expect(sent()).toEqual(mailed.map((topic) => expect.objectContaining({ kind: `steward_${topic}` })));
});

it.each([
  ['new_question', 1],
  ['new_contact', 1],
  ['security_alert', 24],
] as const)(
  'skips messages of %s that are older than %i h, with which a new consumer starts',
  async (topic, hours) => {
    const oldest = now.getTime() - hours * 3_600_000;
    await mail(topic, { time: new Date(oldest - 1).toISOString() });
    expect(sent()).toEqual([]);
    await mail(topic, { time: new Date(oldest).toISOString() });
    expect(sent()).toHaveLength(1);
  },
);
