import { type BodyOf, recordConsent } from '@aera/contracts';
import { asVisitor, startTestService, type TestService } from '@aera/service-kit/testing';
import { consentLedger } from '../service.ts';
import { createLedgerKey } from './ledger-key.ts';

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
  ): ReturnType<typeof sendConsent>;
  /** Starts the service again on the same servers. */
  restart(): Promise<TestLedger>;
}

const sendConsent = (
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

/** Starts the service with its own servers and these environment variables. */
export async function startLedger(env: Record<string, string> = {}): Promise<TestLedger> {
  const settings = {
    env: {
      VISITOR_ANALYTICS_URL: 'http://127.0.0.1:9',
      LEDGER_SIGNING_KEY: createLedgerKey(),
      LEDGER_CHECKPOINT_INTERVAL_MS: '20',
      ...env,
    },
  };
  return toTestLedger(await startTestService(consentLedger, settings));
}

function toTestLedger(service: TestService): TestLedger {
  /** Cookies by session: later requests of a session come from the same browser. */
  const cookies = new Map<string | undefined, { cookie: string }>();
  return {
    service,
    async record(ip, body = consentBody, headers = {}) {
      const response = await sendConsent(service, ip, body, { ...cookies.get(body.sessionId), ...headers });
      if (response.status === 201) cookies.set(response.body.sessionId, readCookie(response));
      return response;
    },
    restart: async () => toTestLedger(await service.restart()),
  };
}

/** Returns the browser's cookies after a response. */
export const readCookie = (response: { headers: Record<string, unknown> }): { cookie: string } => ({
  cookie: String(response.headers['set-cookie']).split(';', 1)[0] as string,
});
