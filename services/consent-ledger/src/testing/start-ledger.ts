import { type BodyOf, recordConsent } from '@aera/contracts';
import { asVisitor, startTestService, type TestService } from '@aera/service-kit/testing';
import { consentLedger } from '../service.ts';
import { testLedgerKey } from './ledger-key.ts';

export const sessionId = '00000000-0000-4000-8000-00000000000a';

/** Consent request of the shell. */
export const consentBody: BodyOf<typeof recordConsent> = {
  hasReadNotice: true,
  geolocation: { latitude: 52.5167, longitude: 13.4 },
  gregorianTimestamp: '2026-01-01T10:00:00.000Z',
  aeraTimestamp: 'Dawn 14, Year 3',
  userAgent: 'claimed by the client',
  url: 'https://aera.example/how',
  consentAction: 'step-into-protection',
  jurisdictionAccepted: true,
  sessionId,
};

export interface TestLedger {
  readonly service: TestService;
  record(
    ip: string,
    body?: typeof consentBody,
    headers?: Record<string, string>,
  ): ReturnType<typeof recordOn>;
  /** Starts the service again on the same servers. */
  restart(): Promise<TestLedger>;
}

const recordOn = (
  service: TestService,
  ip: string,
  body: typeof consentBody,
  headers: Record<string, string>,
) =>
  service.call(recordConsent, {
    body,
    as: asVisitor({ ip }),
    headers: { 'user-agent': 'Seen by@server/1.0', ...headers },
  });

/** Runs the service on servers of its own, with these environment variables. */
export async function startLedger(env: Record<string, string> = {}): Promise<TestLedger> {
  const settings = {
    env: {
      VISITOR_ANALYTICS_URL: 'http://127.0.0.1:9',
      LEDGER_SIGNING_KEY: testLedgerKey(),
      LEDGER_CHECKPOINT_INTERVAL_MS: '20',
      ...env,
    },
  };
  return toTestLedger(await startTestService(consentLedger, settings));
}

function toTestLedger(service: TestService): TestLedger {
  /** Cookies by session: a request that names a session again comes from its browser. */
  const cookies = new Map<string | undefined, { cookie: string }>();
  return {
    service,
    async record(ip, body = consentBody, headers = {}) {
      const answer = await recordOn(service, ip, body, { ...cookies.get(body.sessionId), ...headers });
      if (answer.status === 201) cookies.set(answer.body.sessionId, readCookie(answer));
      return answer;
    },
    restart: async () => toTestLedger(await service.restart()),
  };
}

/** Returns the browser's cookies after a response. */
export const readCookie = (answer: { headers: Record<string, unknown> }): { cookie: string } => ({
  cookie: String(answer.headers['set-cookie']).split(';', 1)[0] as string,
});
