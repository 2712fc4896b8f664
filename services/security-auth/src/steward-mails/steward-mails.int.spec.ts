import {
  acceptInvitation,
  chooseStewardMails,
  inviteSteward,
  leadCaptured,
  questionSubmitted,
  readStewardMails,
} from '@aera/contracts/server';
import { asVisitor, buildMessage, startTestService, type TestService } from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { securityAuth } from '../service.ts';
import { firstStewardEnv, createStewardCaller } from '../testing/steward-caller.ts';
import { collectMails, type Mail } from '../testing/mails.ts';

let service: TestService;
let mails: Mail[];
const { signIn, readIdentity } = createStewardCaller(() => service);

beforeAll(async () => {
  service = await startTestService(securityAuth, { env: firstStewardEnv });
  mails = collectMails(service);
});
afterAll(() => service.stop());

it('stewards receive the e-mails that they chose, and none by default', async () => {
  const email = 'grace@example.org';
  const first = await readIdentity(await signIn());
  const invited = await service.call(inviteSteward, { body: { email, role: 'responder' }, as: first });
  const token = invited.body.link.split('#')[1] ?? '';
  const person = {
    firstName: 'Grace',
    lastName: 'Ferrow',
    username: 'grace',
    password: 'a long pass phrase',
  };
  const accepted = await service.call(acceptInvitation, { body: { token, ...person }, as: asVisitor() });
  const as = await readIdentity(accepted);
  const read = async () => (await service.call(readStewardMails, { as })).body;
  expect(await read()).toEqual({ topics: [], muted: false });

  const now = new Date().toISOString();
  const ask = () => service.publish(buildMessage(questionSubmitted, { questionId: 'q', submittedAt: now }));
  // The relay publishes events that arrive together as one batch.
  const write = () =>
    service.kit.bus.publishBatch({
      id: crypto.randomUUID(),
      context: 'contacts-crm',
      messages: ['l1', 'l2'].map((leadId) => buildMessage(leadCaptured, { leadId, capturedAt: now })),
    });
  await ask();
  const choice = { topics: ['new_contact' as const], muted: false };
  expect((await service.call(chooseStewardMails, { body: choice, as })).body).toEqual(choice);
  expect(await read()).toEqual(choice);
  await service.waitUntilCaughtUp();
  await write();
  const mail = await eventually(() => mails.find(({ kind }) => kind === 'steward_new_contact') ?? false);
  expect(mail).toMatchObject({ recipientId: as.sub, address: email, path: '/admin/contacts', name: null });
  expect(Date.parse(mail.sendAt ?? '')).toBeGreaterThan(Date.parse(now));
  expect(mails.map(({ kind }) => kind)).not.toContain('steward_new_question');

  const repeated = { topics: ['new_contact', 'new_contact'], muted: false } as const;
  const rejected = await service.call(chooseStewardMails, { body: repeated as never, as });
  expect([rejected.status, rejected.body.code]).toEqual([400, 'invalid-request']);

  const closed = { topics: ['security_alert' as const], muted: false };
  const refused = await service.call(chooseStewardMails, { body: closed, as });
  expect([refused.status, refused.body.code]).toEqual([403, 'role-forbidden']);
});
