import {
  login,
  memberEmailVerified,
  readCurrentMember,
  register,
  requestVerification,
  verifyEmail,
} from '@aera/contracts/server';
import { asMember, asVisitor, startTestService, type TestService } from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityAuth } from '../service.ts';
import { collectMails, type Mail } from '../testing/mails.ts';

describe('verifying an e-mail', () => {
  let service: TestService;
  let mails: Mail[];
  let people = 0;
  beforeAll(async () => {
    service = await startTestService(securityAuth, {
      env: { STEWARD_USERNAME: 'first', STEWARD_PASSWORD: 'a long pass phrase', ACCESS_PIN: '4711-test' },
    });
    mails = collectMails(service);
  });
  afterAll(() => service.stop());

  const join = async () => {
    const email = `person-${(people += 1)}@example.org`;
    const { body } = await service.call(register, {
      body: { email, password: 'correct horse battery', name: 'Ada' },
      as: asVisitor({ ip: `203.0.113.${people}` }),
    });
    return asMember({ sub: body.user.id, email });
  };
  const sentTo = (memberId: string) => mails.filter(({ recipientId }) => recipientId === memberId);
  const requestToken = async (memberId: string, count = 1) => {
    const sent = await eventually(() => {
      const found = sentTo(memberId);
      return found.length >= count && found;
    });
    return new URL(sent.at(-1)?.path ?? '', 'http://site').hash.slice(1);
  };
  const follow = (token: string, as: ReturnType<typeof asMember> | ReturnType<typeof asVisitor>) =>
    service.call(verifyEmail, { body: { token }, as });
  const isVerified = async (member: ReturnType<typeof asMember>) =>
    (await service.call(readCurrentMember, { as: member })).body.emailVerified;

  it('mails a link at registration, verifies once, and publishes no e-mail', async () => {
    const member = await join();
    const token = await requestToken(member.sub);
    expect(sentTo(member.sub)).toMatchObject([{ address: member.email, kind: 'verify_email' }]);
    expect(await isVerified(member)).toBe(false);
    expect([(await follow(token, member)).status, (await follow(token, member)).status]).toEqual([204, 204]);
    expect(await isVerified(member)).toBe(true);
    const received = (await service.messages(memberEmailVerified.type)).filter(
      ({ data }) => (data as { memberId: string }).memberId === member.sub,
    );
    expect(received).toHaveLength(1);
    expect(JSON.stringify(received)).not.toContain('@');
  });

  it("requires the account's session, because an impostor may have registered the e-mail", async () => {
    const [member, other] = [await join(), await join()];
    const token = await requestToken(member.sub);
    for (const as of [asVisitor(), other])
      expect(await follow(token, as)).toMatchObject({ status: 403, body: { code: 'sign-in-to-verify' } });
    expect(await isVerified(member)).toBe(false);
    expect((await follow(token, member)).status).toBe(204);
  });

  it('stores only the hash of a token', async () => {
    const member = await join();
    const token = await requestToken(member.sub);
    const [found] = await service.kit.sql<{ count: number }>(
      'select count(*) from events where events::text like $1',
      [`%${token}%`],
    );
    expect(found?.count).toBe(0);
  });

  it('invalidates earlier links', async () => {
    const member = await join();
    const first = await requestToken(member.sub);
    expect((await service.call(requestVerification, { body: {}, as: member })).status).toBe(204);
    const second = await requestToken(member.sub, 2);
    expect(await follow(first, member)).toMatchObject({
      status: 410,
      body: { code: 'verification-invalid' },
    });
    expect((await follow(second, member)).status).toBe(204);
    expect((await service.call(requestVerification, { body: {}, as: member })).status).toBe(204);
    expect(sentTo(member.sub)).toHaveLength(2);
  });

  it('is rejected for a malformed token, and for one of another member', async () => {
    const [ada, eve] = [await join(), await join()];
    const [mine, hers] = [await requestToken(ada.sub), await requestToken(eve.sub)];
    const swapped = Buffer.concat([
      Buffer.from(mine, 'base64url').subarray(0, 16),
      Buffer.from(hers, 'base64url').subarray(16),
    ]).toString('base64url');
    for (const token of ['x', swapped, `${mine}A`]) expect((await follow(token, ada)).status).toBe(410);
    expect(await isVerified(ada)).toBe(false);
  });

  it('throttles e-mails and guesses', async () => {
    const member = await join();
    const asked = [];
    for (let n = 0; n < 5; n += 1)
      asked.push((await service.call(requestVerification, { body: {}, as: member })).status);
    // The mail of the registration was the first of five.
    expect(asked).toEqual([204, 204, 204, 204, 429]);
    const guesses = [];
    for (let n = 0; n < 11; n += 1)
      guesses.push((await follow('x', asVisitor({ ip: '198.51.100.3' }))).status);
    expect(guesses.at(-1)).toBe(429);
  });

  it('does not count a valid link that is opened while signed out as a guess', async () => {
    const token = await requestToken((await join()).sub);
    const statuses = [];
    for (let n = 0; n < 11; n += 1)
      statuses.push((await follow(token, asVisitor({ ip: '198.51.100.4' }))).status);
    expect(new Set(statuses)).toEqual(new Set([403]));
  });

  it('does not report old links as forged tokens', async () => {
    const old = asVisitor({ ip: '198.51.100.5' });
    for (let n = 0; n < 11; n += 1) await follow('x', old);
    // Attempts are stored in order, so the later one shows that the earlier ones were handled.
    const body = { email: 'unknown@example.org', password: 'a wrong pass phrase' };
    await service.call(login, { body, as: old });
    const rows = await eventually(async () => {
      const found = await service.kit.sql<{ indicators: string[] }>(
        'select indicators from suspicious_requests where host(ip) = $1',
        ['198.51.100.5'],
      );
      return found.length > 0 && found;
    });
    expect(rows).toEqual([{ indicators: ['login-failed'] }]);
  });
});
