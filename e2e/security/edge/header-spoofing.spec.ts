import {
  type Identity,
  identityHeader,
  listContacts,
  readCurrentMember,
  recordConsent,
  readCurrentSteward,
} from '@aera/contracts/server';
import {
  readServiceUrl,
  toIdentityHeader,
  readGatewayKey,
  createUntrustedKey,
  signIdentityToken,
  createUnsignedToken,
} from '../access/callers.ts';
import { expect, test } from '../platform/security-test.ts';
import { send, type RequestOptions } from '../platform/send.ts';

const consent = JSON.stringify({
  hasReadNotice: true,
  geolocation: null,
  gregorianTimestamp: '2026-01-01T00:00:00.000Z',
  aeraTimestamp: 'Eden 1',
  userAgent: 'a browser',
  url: '/',
  consentAction: 'accepted',
  jurisdictionAccepted: true,
});

/** A loopback address that is not a trusted proxy. */
const untrustedIp = '127.0.0.2';
const spoofedIp = '198.51.100.23';

test.describe('the IP address of a client', () => {
  const readClientIp = async (
    url: string,
    headers: RequestOptions['headers'],
    from?: string,
  ): Promise<unknown> => {
    const { json, status, text } = await send(url, {
      method: 'POST',
      path: recordConsent.path,
      body: consent,
      headers: { origin: url, 'content-type': 'application/json', ...headers },
      from,
    });
    expect(status, text).toBe(201);
    return (json as { ipAddress: string }).ipAddress;
  };

  test('is that of the connection when an untrusted peer sends forwarded headers', async ({ platform }) => {
    const claims = [
      'x-forwarded-for',
      'forwarded',
      'x-real-ip',
      'x-client-ip',
      'true-client-ip',
      'cf-connecting-ip',
      'x-cluster-client-ip',
      'x-original-forwarded-for',
    ];
    for (const name of claims) {
      const value = name === 'forwarded' ? `for=${spoofedIp}` : spoofedIp;
      expect(await readClientIp(platform.url, { [name]: value }, untrustedIp), name).toBe(untrustedIp);
    }
  });

  test('never gives access to metrics, which have their own listener', async ({ platform }) => {
    for (const from of ['127.0.0.1', untrustedIp])
      for (const ip of ['127.0.0.1', '10.0.0.1', '::1', spoofedIp])
        expect(
          (await send(platform.url, { path: '/metrics', headers: { 'x-forwarded-for': ip }, from })).status,
        ).toBe(404);
  });

  test('is the last address that the trusted proxy appended', async ({ platform }) => {
    const readFrom = (hops: string | string[]) => readClientIp(platform.url, { 'x-forwarded-for': hops });
    expect(await readFrom(`${spoofedIp}, 203.0.113.9`)).toBe('203.0.113.9');
    expect(await readFrom([spoofedIp, '203.0.113.9'])).toBe('203.0.113.9');
    expect(await readFrom(`${spoofedIp}, 203.0.113.9, 127.0.0.1`)).toBe('203.0.113.9');
    expect(await readFrom(`203.0.113.9, unknown`)).toBe('127.0.0.1');
    expect(await readFrom(`203.0.113.9, ${'9'.repeat(400)}`)).toBe('127.0.0.1');
    expect(await readFrom('[2001:db8::9]:443')).toBe('2001:db8::9');
    expect(await readFrom("203.0.113.9'--")).toBe('127.0.0.1');
  });
});

test.describe('the identity of a client', () => {
  const steward = (sub: string): Identity => ({
    kind: 'steward',
    sub,
    username: 'steward',
    name: 'Forged',
    role: 'steward',
    authenticatedAt: new Date().toISOString(),
    ip: spoofedIp,
    sid: 'forged',
  });

  test('ignores an identity header from a browser, even one signed by the gateway', async ({
    people,
    platform,
  }) => {
    const token = await signIdentityToken(steward(crypto.randomUUID()), await readGatewayKey(platform));
    const visitor = people.visitor();
    const spellings: Record<string, string>[] = [
      { [identityHeader]: token },
      { 'X-AERA-Identity': token },
      { x_aera_identity: token },
      { [identityHeader]: token, connection: `keep-alive, ${identityHeader}` },
      { authorization: `Bearer ${token}` },
      { cookie: `${identityHeader}=${token}` },
    ];
    for (const headers of spellings)
      for (const { path } of [listContacts, readCurrentSteward, readCurrentMember])
        expect((await visitor.send({ path, headers })).status, JSON.stringify(Object.keys(headers))).toBe(
          401,
        );
  });

  test("is rejected by a service without the gateway's signature", async ({ platform }) => {
    const key = await readGatewayKey(platform);
    const identity = steward(crypto.randomUUID());
    const now = Math.floor(Date.now() / 1000);
    const validToken = await signIdentityToken(identity, key, { audience: ['contacts-crm'] });
    const untrusted = await createUntrustedKey();
    const [head = '', body = '', signature = ''] = validToken.split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
    const altered = Buffer.from(JSON.stringify({ ...claims, name: 'Altered' })).toString('base64url');
    const forged: Record<string, string> = {
      'no signature': createUnsignedToken(identity),
      'no signature, in capitals': createUnsignedToken(identity, 'NONE'),
      'a symmetric algorithm': createUnsignedToken(identity, 'HS256'),
      'an untrusted key': await signIdentityToken(identity, untrusted),
      'an untrusted key with the key id of the gateway': await signIdentityToken(identity, {
        ...untrusted,
        kid: key.kid,
      }),
      'an unknown key id': await signIdentityToken(identity, key, { kid: untrusted.kid }),
      'no key id': await signIdentityToken(identity, key, { kid: undefined }),
      'no audience': await signIdentityToken(identity, key, { audience: [] }),
      'another service': await signIdentityToken(identity, key, { audience: ['security-auth'] }),
      'an expired token': await signIdentityToken(identity, key, { expiresAt: now - 1 }),
      'another issuer': await signIdentityToken(identity, key, { issuer: 'elsewhere' }),
      'altered claims under the same signature': `${head}.${altered}.${signature}`,
      'a truncated signature': `${head}.${body}.${signature.slice(0, -4)}`,
      'no token': 'steward',
      'the identity as plain JSON': JSON.stringify(identity),
    };
    const service = await readServiceUrl(platform, 'contacts-crm');
    const ask = (headers: Record<string, string>) => send(service, { path: listContacts.path, headers });
    expect((await ask(toIdentityHeader(validToken))).status).toBe(200);
    for (const [name, token] of Object.entries(forged))
      expect((await ask(toIdentityHeader(token))).status, name).toBe(401);
    expect((await ask({})).status).toBe(401);
    expect(
      (await ask({ 'x-forwarded-for': '127.0.0.1', 'x-user-id': identity.sub, 'x-role': 'steward' })).status,
    ).toBe(401);
  });
});

test.describe('the origin of the site', () => {
  const fields = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-host': 'evil.example',
    forwarded: 'host=evil.example;proto=https',
  };

  test('is not taken from request headers', async ({ people }) => {
    const visitor = people.visitor();
    for (const path of [
      '/',
      '/about',
      '/sitemap.xml',
      '/robots.txt',
      '/remotes.json',
      '/api/auth/me',
      '/nothing',
    ]) {
      const { text, headers } = await visitor.send({ path, headers: fields });
      expect(`${text}${JSON.stringify(headers)}`, path).not.toContain('evil.example');
      expect(headers.location, path).toBeUndefined();
    }
  });

  test('and the path of a request cannot be rewritten by headers', async ({ people }) => {
    const steward = await people.steward();
    for (const name of ['x-original-url', 'x-rewrite-url', 'x-forwarded-path', 'x-forwarded-prefix'])
      expect(
        (await steward.send({ path: '/api/nothing', headers: { [name]: listContacts.path } })).status,
        name,
      ).toBe(404);
  });
});
