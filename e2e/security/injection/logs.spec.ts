import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { login, openVisitorSession, register, searchKnowledge, stewardLogin } from '@aera/contracts';
import { eventually } from '@aera/testing';
import { servedRoutes, createExamplePath } from '../access/routes-with-audience.ts';
import { createAttackerIp } from '../platform/attacker-ips.ts';
import type { SharedPlatform } from '../../platform/shared-platform.ts';
import { expect, test } from '../platform/security-test.ts';
import { logInjectionPayloads } from '../platform/attack-payloads.ts';
import { exchangeRaw, buildRawRequest } from '../platform/exchange-raw.ts';
import { runConcurrently } from '../platform/run-concurrently.ts';

/** Logs of servers with their own line format. */
const otherFormats = new Set(['postgres.log', 'nats.log']);

async function readLogs({ dataDir }: SharedPlatform): Promise<{ name: string; lines: string[] }[]> {
  const folder = join(dataDir, 'logs');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.log') && !otherFormats.has(name));
  return Promise.all(
    names.map(async (name) => ({
      name,
      lines: (await readFile(join(folder, name), 'utf8')).split('\n').filter(Boolean),
    })),
  );
}

const isJsonLine = (line: string): boolean => {
  try {
    return 'level' in (JSON.parse(line) as object);
  } catch {
    return false;
  }
};

const parameterizedRoutes = servedRoutes.filter(({ route }) => route.path.includes(':'));

/** Control characters, which may move the cursor of a terminal. */
const controlCharacter = /[\p{Cc}\u2028\u2029]/u;

test('input cannot forge a log line, and no personal data is logged', async ({ people, platform }) => {
  const email = `${crypto.randomUUID()}@example.org`;
  const password = `a secret ${crypto.randomUUID()}`;
  const visitor = people.visitor();
  await visitor.call(register, { body: { name: 'Una', email, password } });
  const { host } = new URL(platform.url);

  for (const [turn, text] of logInjectionPayloads.entries()) {
    const field = text.replaceAll(/[^\x20-\x7e\x80-\xff]/g, '?');
    const headers = {
      'user-agent': field,
      referer: field,
      'x-request-id': field,
      'accept-language': field,
      traceparent: field,
    };
    const encoded = encodeURIComponent(text);
    await visitor.send({ path: `/${encoded}`, headers });
    await visitor.send({ path: `/api/${encoded}`, headers });
    await visitor.send({ path: `/api/search/suggestions?query=${encoded}`, headers });
    await runConcurrently(
      parameterizedRoutes.filter((_, index) => index % logInjectionPayloads.length === turn),
      async ({ route: { method, path: pattern } }) => {
        const path = pattern.replaceAll(/:\w+/g, encoded);
        await visitor.send({ method, path, headers, ...(method !== 'GET' && { body: '{}' }) });
      },
    );
    const bodies = [
      [login, { email: text, password: text }],
      [stewardLogin, { username: text, password: text }],
      [searchKnowledge, { query: text }],
      [
        openVisitorSession,
        { sessionId: crypto.randomUUID(), userAgent: text, referrer: text, language: text },
      ],
    ] as const;
    for (const [{ path }, body] of bodies)
      await people.visitor().send({ method: 'POST', path, headers, body: JSON.stringify(body) });
    await exchangeRaw(
      platform.url,
      buildRawRequest([
        `GET /${text.replaceAll(/[\r\n]/g, ' ')} HTTP/1.1`,
        `Host: ${host}`,
        'Connection: close',
      ]),
    );
  }

  // This request comes after all others, so its line is the last one.
  const ip = createAttackerIp();
  const last = await visitor.send({ path: '/api/auth/me', headers: { 'x-forwarded-for': ip } });
  const id = String(last.headers['x-request-id']);
  const logs = await eventually(async () => {
    const found = await readLogs(platform);
    return found.some(({ lines }) => lines.some((line) => line.includes(id))) && found;
  });
  expect(logs.length).toBeGreaterThan(6);
  for (const { name, lines } of logs) {
    expect(
      lines.filter((line) => !isJsonLine(line)),
      name,
    ).toEqual([]);
    expect(
      lines.filter((line) => controlCharacter.test(line)),
      name,
    ).toEqual([]);
    expect(
      lines.filter(
        (line) => isJsonLine(line) && (JSON.parse(line) as { msg?: string }).msg === 'forged-line',
      ),
      name,
    ).toEqual([]);
    const cookie = visitor.cookie.split('=')[1] as string;
    for (const personal of [email, password, cookie, ip])
      expect(
        lines.filter((line) => line.includes(personal)),
        `${name} names ${personal}`,
      ).toEqual([]);
  }
});

test('a response reveals no software, version or stack trace', async ({ people }) => {
  const steward = await people.steward();
  expect(servedRoutes.length).toBeGreaterThan(0);
  await runConcurrently(servedRoutes, async ({ route }) => {
    const body = route.method === 'GET' ? undefined : '{"a":';
    const { text, headers } = await steward.send({
      method: route.method,
      path: createExamplePath(route),
      body,
    });
    expect(text, route.path).not.toMatch(
      /node_modules|\.ts:\d+|\bat \S+ \(|relation "|syntax error at|ECONN|pg_catalog/i,
    );
    expect(headers['x-powered-by'] ?? headers['server'], route.path).toBeUndefined();
  });
});
