import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts';

const head =
  'POST /api/contacts HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\n';

describe('a client that takes its time', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway(
      {},
      { clients: { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 } },
    );
  });
  afterAll(() => gateway.stop(0));

  /** Sends a piece every now and then, for as long as it is let; answers what came back. */
  const drip = async (first: string, piece: string): Promise<string> => {
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1').setEncoding('latin1');
    let answer = '';
    socket.on('data', (chunk: string) => (answer += chunk)).on('error', () => {});
    socket.write(first);
    const timer = setInterval(() => socket.write(piece), 40);
    await once(socket, 'close');
    clearInterval(timer);
    return answer;
  };

  it('with its header fields is cut off, and told why', async () => {
    const answer = await drip('GET / HTTP/1.1\r\nHost: x\r\n', 'X-a: b\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('The request took too long to arrive.');
  });

  it('with its body is cut off, and no service ever hears of it', async () => {
    const answer = await drip(`${head}Content-Length: 5000\r\n\r\n{"a":"`, 'x');
    expect(answer === '' || answer.startsWith('HTTP/1.1 408 ')).toBe(true);
    expect(gateway.standIn.received).toEqual([]);
  });

  it('with a body in endless chunks is cut off as well', async () => {
    const answer = await drip(`${head}Transfer-Encoding: chunked\r\n\r\n`, '1\r\nx\r\n');
    expect(answer === '' || answer.startsWith('HTTP/1.1 408 ')).toBe(true);
    expect(gateway.standIn.received).toEqual([]);
  });

  it('many at once keep nobody else from being answered', async () => {
    const slow = Array.from({ length: 50 }, () => drip('GET / HTTP/1.1\r\nHost: x\r\n', 'X-a: b\r\n'));
    expect((await gateway.ask('/api/search/suggestions?q=x')).status).toBe(200);
    for (const answer of await Promise.all(slow)) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('says nothing at all, and is let go', async () => {
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1').on('error', () => {});
    socket.resume();
    await once(socket, 'close');
    expect((await gateway.ask('/livez')).status).toBe(200);
  });
});
