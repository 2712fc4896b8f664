import {
  acceptInvitation,
  cancelEmailChangeByLink,
  cancelStewardEmailChange,
  changeStewardPassword,
  confirmStewardEmailChange,
  inviteSteward,
  listAudit,
  listStewards,
  readStewardEmail,
  requestStewardEmailChange,
  resendStewardEmailChange,
  type StewardIdentity,
  stewardLogin,
} from '@aera/contracts/server';
import {
  asMember,
  asSteward,
  asVisitor,
  startTestService,
  type TestService,
} from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityAuth } from '../service.ts';
import { firstStewardEnv, createStewardCaller } from '../testing/steward-caller.ts';
import { collectMails, type Mail } from '../testing/mails.ts';

const password = 'a long pass phrase';

let service: TestService;
let mails: Mail[];
const { signIn: signInFirst, readIdentity } = createStewardCaller(() => service);
let callers = 0;
const visitor = () => asVisitor({ ip: `2001:db8:${(callers += 1).toString(16)}::1` });
const newEmail = () => `${crypto.randomUUID()}@example.org`;

beforeAll(async () => {
  service = await startTestService(securityAuth, { env: firstStewardEnv });
  mails = collectMails(service);
});
afterAll(() => service.stop());

const mailTo = (address: string, kind: string): Promise<Mail> =>
  eventually(() => mails.findLast((mail) => mail.address === address && mail.kind === kind) ?? false);
const findSecret = ({ path }: Mail): string => path?.split('#')[1] ?? '';
const linkTo = async (email: string) => findSecret(await mailTo(email, 'confirm_new_email'));

/** Invites a responder and accepts the invitation. */
async function colleague() {
  const email = newEmail();
  const first = await readIdentity(await signInFirst());
  const invited = await service.call(inviteSteward, { body: { email, role: 'responder' }, as: first });
  const username = `grace-${(callers += 1)}`;
  const accepted = await service.call(acceptInvitation, {
    body: {
      token: invited.body.link.split('#')[1] ?? '',
      firstName: 'Grace',
      lastName: 'Ferrow',
      username,
      password,
    },
    as: visitor(),
  });
  const as = await readIdentity(accepted);
  return { email, username, accepted, as: { ...as, ip: visitor().ip } };
}
const signIn = (username: string) =>
  service.call(stewardLogin, { body: { username, password }, as: visitor() });
const request = (as: StewardIdentity, email: string) =>
  service.call(requestStewardEmailChange, { body: { email }, as });
const confirm = (as: StewardIdentity, token: string) =>
  service.call(confirmStewardEmailChange, { body: { token }, as });
const read = async (as: StewardIdentity) => (await service.call(readStewardEmail, { as })).body;

describe('a change of the address of a steward', () => {
  it('requires step-up authentication within the last minute', async () => {
    const { email, as } = await colleague();
    const authenticatedAt = new Date(Date.now() - 61_000).toISOString();
    const late = await request({ ...as, authenticatedAt }, newEmail());
    expect([late.status, late.body.code]).toEqual([403, 'step-up-required']);
    for (const other of [asMember(), asVisitor()])
      expect((await request(other as never, newEmail())).status).toBeGreaterThanOrEqual(401);
    expect(await read(as)).toEqual({ email, pending: null });
  });

  it('takes effect with the link; the session stays and all others end', async () => {
    const [{ email, username, accepted, as }, to] = [await colleague(), newEmail()];
    const elsewhere = await signIn(username);
    expect((await request(as, to)).body).toMatchObject({ email, pending: { email: to } });
    const mail = await mailTo(to, 'confirm_new_email');
    expect(mail).toMatchObject({ recipientId: as.sub });
    expect(mail.path).toMatch(/^\/admin\/account\/new-email#[\w-]{64}$/);
    for (let n = 0; n < 2; n += 1)
      expect((await confirm(as, findSecret(mail))).body).toEqual({ email: to, pending: null });
    expect(await readIdentity(accepted)).toMatchObject({ sub: as.sub, sid: as.sid });
    await expect(readIdentity(elsewhere)).rejects.toThrow('No steward is signed in.');
    const { people } = (await service.call(listStewards, { as: asSteward() })).body;
    expect(people.find(({ id }) => id === as.sub)?.email).toBe(to);
    await mailTo(email, 'email_changed');
  });

  it('gives the first steward an address', async () => {
    const [as, to] = [await readIdentity(await signInFirst()), newEmail()];
    expect(await read(as)).toEqual({ email: null, pending: null });
    await request(as, to);
    expect((await confirm(as, await linkTo(to))).body.email).toBe(to);
  });

  it('does not disclose that an address belongs to a steward or an invited person', async () => {
    const [{ as, email }, one, invited] = [await colleague(), await colleague(), newEmail()];
    const first = await readIdentity(await signInFirst());
    await service.call(inviteSteward, { body: { email: invited, role: 'responder' }, as: first });
    for (const taken of [one.email, invited]) {
      const answer = await request(as, taken);
      expect([answer.status, answer.body]).toMatchObject([200, { email, pending: { email: taken } }]);
      expect((await mailTo(taken, 'email_taken')).path).toMatch(/^\/[\w-]+$/);
    }
    expect(mails.filter(({ kind, address }) => kind === 'confirm_new_email' && address === invited)).toEqual(
      [],
    );
  });

  it('makes the old address available for an invitation, and the new one unavailable', async () => {
    const [{ email, as }, to] = [await colleague(), newEmail()];
    await request(as, to);
    await confirm(as, await linkTo(to));
    const first = await readIdentity(await signInFirst());
    const invite = (address: string) =>
      service.call(inviteSteward, { body: { email: address, role: 'responder' }, as: first });
    expect([(await invite(to)).status, (await invite(email)).status]).toEqual([409, 201]);
  });

  it('is cancelled by the steward, by the link in the notice, and by a new password', async () => {
    const { email, as } = await colleague();
    const cancelByLink = async () => {
      const token = findSecret(await mailTo(email, 'email_change_requested'));
      const { body } = await service.call(cancelEmailChangeByLink, { body: { token }, as: visitor() });
      expect(body).toEqual({ account: 'steward' });
    };
    const cancel = () => service.call(cancelStewardEmailChange, { body: {}, as });
    const changePassword = () =>
      service.call(changeStewardPassword, {
        body: { currentPassword: password, newPassword: 'another long pass phrase' },
        as,
      });
    for (const end of [cancelByLink, cancel, changePassword]) {
      const to = newEmail();
      await request(as, to);
      const link = await linkTo(to);
      await end();
      expect((await confirm(as, link)).status).toBe(410);
      expect((await service.call(resendStewardEmailChange, { body: {}, as })).body.code).toBe(
        'email-change-missing',
      );
    }
    expect((await read(as)).email).toBe(email);
  });

  it('requires the steward who asked for it', async () => {
    const [one, other, to] = [await colleague(), await colleague(), newEmail()];
    await request(one.as, to);
    const answer = await confirm(other.as, await linkTo(to));
    expect([answer.status, answer.body.code]).toEqual([403, 'sign-in-to-confirm']);
  });

  it('is recorded in the audit log without the address', async () => {
    const [{ as }, to] = [await colleague(), newEmail()];
    await request(as, to);
    await confirm(as, await linkTo(to));
    const entries = await eventually(async () => {
      const { body } = await service.call(listAudit, {
        query: { target: `steward-${as.sub}` },
        as: asSteward(),
      });
      const text = JSON.stringify(body);
      return text.includes('EmailChanged') && text;
    });
    expect(entries).toContain('EmailChangeRequested');
    expect(entries).not.toContain(to);
  });
});
