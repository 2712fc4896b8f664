import { blockedNetworksBucket, routeRegistry } from '@aera/contracts/server';
import { type Check, type CheckContext, type Finding, finding, notAssessed } from './check.ts';

/** Timeout of a request in milliseconds. */
const timeoutMs = 5_000;

/**
 * Sends an unauthenticated request to the gateway.
 * @throws Error if there is no response
 */
export async function probe(
  { config: { PUBLIC_URL: publicUrl }, gatewayError }: Pick<CheckContext, 'config' | 'gatewayError'>,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  // One timeout per run: those of all checks together exceed the timeout of the request that starts the run.
  if (gatewayError) throw gatewayError;
  try {
    return await fetch(new URL(path, publicUrl), {
      redirect: 'manual',
      ...init,
      headers: { 'user-agent': 'aera-compliance', ...init.headers },
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } };
    throw new Error(`The gateway at ${publicUrl} didn’t respond: ${cause?.code ?? message}.`, {
      cause: error,
    });
  }
}

/** Returns why the gateway does not respond; null if it does. */
export const findGatewayError = ({ config }: Pick<CheckContext, 'config'>): Promise<Error | null> =>
  probe({ config, gatewayError: null }, '/livez').then(
    () => null,
    (error: Error) => error,
  );

const overTls = ({ config: { PUBLIC_URL } }: CheckContext): Finding =>
  finding(new URL(PUBLIC_URL).protocol === 'https:', `PUBLIC_URL is ${PUBLIC_URL}.`);

/** Verifies the handshake, not only the URL: `fetch` rejects untrusted certificates. */
const tls: Check = async (context) => {
  const configured = overTls(context);
  if (configured.outcome !== 'implemented') return configured;
  const { status } = await probe(context, '/livez');
  return finding(
    true,
    `${context.config.PUBLIC_URL} responded with ${status} over TLS, with a trusted certificate.`,
  );
};

const strictTransport: Check = async (context) => {
  const field = (await probe(context, '/')).headers.get('strict-transport-security') ?? '';
  const age = Number(/max-age=(\d+)/.exec(field)?.[1] ?? 0);
  return finding(
    age >= 31_536_000,
    field ? `Strict-Transport-Security: ${field}.` : 'No Strict-Transport-Security header.',
  );
};

const pageHeaders: Check = async (context) => {
  const { headers } = await probe(context, '/', { headers: { accept: 'text/html' } });
  const policy = headers.get('content-security-policy') ?? '';
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  const missing = [
    !scripts.startsWith("'self'") && 'script-src of the site alone',
    /unsafe-(inline|eval)|\*/.test(scripts) && 'script-src without unsafe-inline, unsafe-eval and wildcards',
    !policy.includes("frame-ancestors 'none'") && 'frame-ancestors',
    headers.get('x-content-type-options') !== 'nosniff' && 'nosniff',
    headers.get('cross-origin-opener-policy') !== 'same-origin' && 'Cross-Origin-Opener-Policy',
    !headers.has('referrer-policy') && 'Referrer-Policy',
  ].filter(Boolean);
  return finding(
    missing.length === 0,
    missing.length === 0
      ? `script-src ${scripts}; framing blocked; nosniff.`
      : `Missing: ${missing.join(', ')}.`,
  );
};

const nothingDisclosed: Check = async (context) => {
  const response = await probe(context, '/api/there-is-no-such-route');
  const received = ['server', 'x-powered-by'].filter((name) => response.headers.has(name));
  const body = await response.text();
  const hasInternals = /\n\s+at |node_modules|\/src\/|SQLSTATE/.test(body);
  const found = [
    ...received.map((name) => `the header ${name}`),
    ...(hasInternals ? ['internal details'] : []),
  ];
  return finding(
    found.length === 0,
    found.length === 0
      ? `An unknown path returned ${response.status} with no internal details.`
      : `An error disclosed ${found.join(' and ')}.`,
  );
};

/** Requests every fifth steward route without a session. */
const sessionRequired: Check = async (context) => {
  const paths = routeRegistry.all
    .filter(
      ({ access, method, path, produces }) =>
        access === 'steward' && method === 'GET' && !path.includes(':') && produces === 'json',
    )
    .map(({ path }) => path)
    .filter((_, index) => index % 5 === 0);
  const statuses = await Promise.all(
    paths.map(async (path) => ({ path, status: (await probe(context, path)).status })),
  );
  const open = statuses.filter(({ status }) => status !== 401);
  return finding(
    open.length === 0,
    open.length === 0
      ? `${paths.length} steward routes returned 401 without a session.`
      : open.map(({ path, status }) => `${path} returned ${status}`).join('; '),
  );
};

const crossSite: Check = async (context) => {
  const { status } = await probe(context, '/api/auth/logout', {
    method: 'POST',
    headers: {
      origin: 'https://elsewhere.example',
      'sec-fetch-site': 'cross-site',
      'content-type': 'application/json',
    },
  });
  return finding(status === 403, `A cross-site command returned ${status}.`);
};

const limits: Check = async ({ sql }) => {
  const [row] = await sql<{ count: number }>(
    `select count(*) as count from suspicious_requests where 'rate-limited' = any (indicators) and at > now() - interval '1 day'`,
  );
  const count = row?.count ?? 0;
  return count > 0
    ? finding(true, `${count} requests were rate limited in the last 24 hours.`)
    : notAssessed('No requests were rate limited in the last 24 hours.');
};

const threatsDetected: Check = ({ bus }) => {
  const consumer = bus
    .consumers()
    .find(({ stream, durable }) => stream === 'gateway' && durable !== 'audit-gateway-rejections');
  if (!consumer) return notAssessed('This process doesn’t receive gateway traffic.');
  const { state, handled, lastError } = consumer.status();
  return finding(
    state === 'running',
    `Consumer ${consumer.durable} is ${state}, ${handled} processed${lastError ? `: ${lastError}` : ''}.`,
  );
};

const blocks: Check = async ({ sql, bus }: CheckContext) => {
  const active = await sql<{ id: string }>(
    `select id::text as id from network_blocks where ended_at is null and (expires_at is null or expires_at > now())`,
  );
  const keys = new Set(await bus.kv(blockedNetworksBucket).keys());
  const listed = active.filter(({ id }) => keys.has(id)).length;
  return finding(
    listed === active.length,
    `${active.length} networks blocked, ${listed} of them on the gateways’ block list.`,
  );
};

const healthy: Check = async (context) => {
  const response = await probe(context, '/healthz');
  return finding(
    response.status === 200,
    `/healthz returned ${response.status}: ${(await response.text()).slice(0, 300)}`,
  );
};

const secureCookie: Check = (context) => {
  const { outcome, evidence } = overTls(context);
  return { outcome, evidence: `${evidence} The gateway marks cookies Secure when it is https.` };
};

export const edgeChecks: Record<string, Check> = {
  'tls-in-transit': tls,
  'strict-transport': strictTransport,
  'page-headers': pageHeaders,
  'errors-disclose-nothing': nothingDisclosed,
  'access-refused-without-session': sessionRequired,
  'cross-site-refused': crossSite,
  'rate-limits': limits,
  'threats-detected': threatsDetected,
  'blocks-at-the-edge': blocks,
  'platform-healthy': healthy,
  'session-cookie-secure': secureCookie,
};
