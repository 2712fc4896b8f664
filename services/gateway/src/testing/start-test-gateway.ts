import { type Identity, identityHeader, type ServiceName, serviceNames } from '@aera/contracts/server';
import {
  createIdentityVerifier,
  createLog,
  generateIdentityKeys,
  openKeySource,
  parseEnv,
  parseIdentityJwks,
} from '@aera/service-kit/core';
import { mkdtemp, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gatewayEnv } from '../config.ts';
import { type Gateway, type GatewayTimeouts, startGateway } from '../gateway.ts';
import { type Access, silentAccessLog } from '../http/access-log.ts';
import { type FakeService, startFakeService } from './fake-service.ts';

interface TestResponse {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly text: string;
  readonly body: unknown;
}

export interface TestRequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface TestGateway extends Gateway {
  readonly url: string;
  readonly fakeService: FakeService;
  readonly staticDir: string;
  /** Lines of the access log. */
  readonly accesses: Access[];
  /** Sends the path exactly as given, with `Sec-Fetch-Site: same-origin`. */
  request(path: string, request?: TestRequestOptions): Promise<TestResponse>;
  /** Writes bytes to the socket (`leave` ends it afterwards) and returns everything received until it is closed. */
  raw(text: string, how?: 'leave'): Promise<string>;
  /** Prometheus metrics, from their own listener. */
  metrics(): Promise<string>;
  /** Identity that the service received last; null when it is not addressed to that service. */
  identity(service: ServiceName): Promise<Identity | null>;
}

/** Starts a gateway on a free port in front of one fake of all services, with an empty static folder. */
export async function startTestGateway(
  env: Record<string, string> = {},
  timeouts?: GatewayTimeouts,
): Promise<TestGateway> {
  const fakeService = await startFakeService();
  const staticDir = await mkdtemp(join(tmpdir(), 'aera-gateway-'));
  const { privateKey, jwks } = await generateIdentityKeys();
  const keys = await openKeySource(jwks, parseIdentityJwks);
  const config = parseEnv(gatewayEnv, {
    PORT: '0',
    HOST: '127.0.0.1',
    METRICS_PORT: '0',
    RATE_LIMITS: JSON.stringify({ exempt: ['127.0.0.1'] }),
    SERVICE_URLS: JSON.stringify(Object.fromEntries(serviceNames.map((name) => [name, fakeService.url]))),
    STATIC_DIR: staticDir,
    NATS_URL: 'nats://unused',
    IDENTITY_PRIVATE_KEY: privateKey,
    ...env,
  });
  const accesses: Access[] = [];
  const accessLog = { ...silentAccessLog, write: (access: Access) => void accesses.push(access) };
  const gateway = await startGateway(config, createLog('gateway', 'silent'), accessLog, timeouts);
  const { port } = gateway;

  return {
    ...gateway,
    url: `http://127.0.0.1:${port}`,
    fakeService,
    staticDir,
    accesses,
    request: (path, ask) => send(port, path, ask),
    raw: (text, how) => sendRaw(port, text, how),
    metrics: async () => (await fetch(`http://127.0.0.1:${gateway.metricsPort}/metrics`)).text(),
    identity: (service) =>
      createIdentityVerifier(keys, service)(String(fakeService.lastRequest().headers[identityHeader])),
    stop: async (grace) => {
      await gateway.stop(grace);
      await fakeService.stop();
      await rm(staticDir, { recursive: true, force: true });
    },
  };
}

/** `node:http` without keep-alive, which changes neither path nor header fields. */
const send = (
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: TestRequestOptions = {},
): Promise<TestResponse> =>
  new Promise((resolve, reject) => {
    const fields = {
      'sec-fetch-site': 'same-origin',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    };
    const request = httpRequest({ host: '127.0.0.1', port, path, method, headers: fields, agent: false });
    request.on('error', reject);
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('error', reject);
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        const isJson = String(response.headers['content-type']).includes('json');
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text,
          body: isJson && text !== '' ? JSON.parse(text) : undefined,
        });
      });
    });
    request.end(body);
  });

const sendRaw = (port: number, text: string, how?: 'leave'): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    let answer = '';
    socket.setEncoding('latin1').on('data', (chunk: string) => (answer += chunk));
    socket.on('error', () => resolve(answer)).on('close', () => resolve(answer));
    if (how === 'leave') socket.end(text, 'latin1');
    else socket.write(text, 'latin1');
  });
