import { resolveSession, sessionCookie } from '@aera/contracts';
import { asGateway, type TestService } from '@aera/service-kit/testing';

/** Returns the session token that a response sets as a cookie, or an empty string. */
export const readSessionToken = ({
  headers,
}: {
  readonly headers: Readonly<Record<string, unknown>>;
}): string => new RegExp(`${sessionCookie}=([^;]*)`).exec(String(headers['set-cookie']))?.[1] ?? '';

/** Resolves a session token as the gateway does. */
export const resolveToken = async (service: TestService, token: string) =>
  (await service.call(resolveSession, { body: { token }, as: asGateway() })).body.session;
