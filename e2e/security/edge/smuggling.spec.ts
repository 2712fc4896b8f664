import { listQuestions } from '@aera/contracts';
import { expect, test } from '../platform/target-platform.ts';
import { rawExchange, rawRequest } from '../platform/raw-exchange.ts';
import { createSmuggledRequest, createSmugglingVariants } from './smuggled-requests.ts';

test('no request that hides in the body of another is executed', async ({ people, platform }) => {
  const { host } = new URL(platform.url);
  const steward = await people.steward();
  const asked = async (words: string) => {
    const { total } = await steward.call(listQuestions, { query: { status: 'all', q: words } });
    return total;
  };

  // Control: a request that is not hidden is executed and detected.
  const open = `open${Date.now()}`;
  const seen = await rawExchange(platform.url, createSmuggledRequest(host, open), { answers: 1 });
  expect(seen.statuses).toEqual([201]);
  expect(await asked(open)).toBe(1);

  const tag = `smuggled${Date.now()}`;
  const cases = Object.entries(createSmugglingVariants(host, createSmuggledRequest(host, tag)));
  const answers = await Promise.all(
    cases.map(async ([name, wire]) => ({ name, answer: await rawExchange(platform.url, wire) })),
  );
  for (const { name, answer } of answers) {
    expect(answer.statuses.length, name).toBeLessThanOrEqual(1);
    expect(answer.statuses[0] ?? 400, `${name}: ${answer.text}`).toBeGreaterThanOrEqual(400);
    expect(answer.statuses[0] ?? 400, name).toBeLessThan(500);
    expect(answer.closed, `${name}: a connection that was lied on is not used again`).toBe(true);
  }
  expect(await asked(tag)).toBe(0);
});

test('no protocol upgrade is accepted', async ({ platform }) => {
  const { host } = new URL(platform.url);
  const ask = (...fields: string[]) =>
    rawExchange(
      platform.url,
      rawRequest(['GET /api/questions/sla HTTP/1.1', `Host: ${host}`, 'Connection: close', ...fields]),
    );
  const upgrades = [
    ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'],
    ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: x'],
    ['Connection: Upgrade', 'Upgrade: TLS/1.2'],
  ];
  for (const fields of upgrades) expect((await ask(...fields)).statuses, fields.join()).toEqual([200]);
});

test('input cannot split a response', async ({ people }) => {
  const visitor = people.visitor();
  const injected = [
    '%0d%0aset-cookie:%20planted=1',
    '%0aset-cookie:%20planted=1',
    '%E5%98%8A%E5%98%8Dset-cookie:planted',
  ];
  for (const one of injected)
    for (const path of [
      `/${one}`,
      `/login?next=${one}`,
      `/api/search/suggestions?query=${one}`,
      `/remotes/${one}`,
    ]) {
      const { headers } = await visitor.send({ path });
      expect(headers['set-cookie'], path).toBeUndefined();
      expect(Object.values(headers).join('\n'), path).not.toContain('planted');
    }
});
