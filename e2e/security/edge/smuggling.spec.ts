import { listQuestions } from '@aera/contracts';
import { expect, test } from '../platform/security-test.ts';
import { exchangeRaw, buildRawRequest } from '../platform/exchange-raw.ts';
import { createSmuggledRequest, createSmugglingVariants } from './smuggled-requests.ts';

test('no request in the body of another request is executed', async ({ people, platform }) => {
  const { host } = new URL(platform.url);
  const steward = await people.steward();
  const countQuestions = async (text: string) => {
    const { total } = await steward.call(listQuestions, { query: { status: 'all', q: text } });
    return total;
  };

  // Control: an ordinary request is executed and detected.
  const controlText = `control${Date.now()}`;
  const control = await exchangeRaw(platform.url, createSmuggledRequest(host, controlText), {
    maxResponses: 1,
  });
  expect(control.statuses).toEqual([201]);
  expect(await countQuestions(controlText)).toBe(1);

  const smuggledText = `smuggled${Date.now()}`;
  const cases = Object.entries(createSmugglingVariants(host, createSmuggledRequest(host, smuggledText)));
  const responses = await Promise.all(
    cases.map(async ([name, wire]) => ({ name, response: await exchangeRaw(platform.url, wire) })),
  );
  for (const { name, response } of responses) {
    expect(response.statuses.length, name).toBeLessThanOrEqual(1);
    expect(response.statuses[0] ?? 400, `${name}: ${response.text}`).toBeGreaterThanOrEqual(400);
    expect(response.statuses[0] ?? 400, name).toBeLessThan(500);
    expect(response.closed, `${name}: the connection is closed`).toBe(true);
  }
  expect(await countQuestions(smuggledText)).toBe(0);
});

test('no protocol upgrade is accepted', async ({ platform }) => {
  const { host } = new URL(platform.url);
  const ask = (...fields: string[]) =>
    exchangeRaw(
      platform.url,
      buildRawRequest(['GET /api/questions/sla HTTP/1.1', `Host: ${host}`, 'Connection: close', ...fields]),
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
