import type { IncomingMessage } from 'node:http';
import {
  type Identity,
  identityHeader,
  type MemberIdentity,
  type ServiceName,
  type StewardIdentity,
} from '@aera/contracts/server';
import { decodeJwt } from 'jose';

/** IP address of a documentation range (RFC 5737). */
const ip = '203.0.113.7';

export const asVisitor = (overrides: Partial<Identity> = {}): Identity =>
  ({ kind: 'visitor', sub: 'visitor', ip, ...overrides }) as Identity;

export const asMember = (overrides: Partial<MemberIdentity> = {}): MemberIdentity => ({
  kind: 'member',
  sub: '00000000-0000-4000-8000-000000000001',
  name: 'Test Member',
  email: 'member@example.org',
  sid: 'member-session',
  ip,
  ...overrides,
});

/** A steward with a new step-up authentication. */
export const asSteward = (overrides: Partial<StewardIdentity> = {}): StewardIdentity => ({
  kind: 'steward',
  sub: '00000000-0000-4000-8000-000000000002',
  username: 'steward',
  name: 'Test Steward',
  role: 'steward',
  authenticatedAt: new Date().toISOString(),
  sid: 'steward-session',
  ip,
  ...overrides,
});

/** The operator at the command line. */
export const asOperator = (): StewardIdentity =>
  asSteward({ role: 'operator', sub: 'operator', username: 'operator:grace', sid: undefined });

export const asGateway = (): Identity => ({ kind: 'gateway', sub: 'gateway', ip });

/** Whether the identity token of a request names a service as its audience; for fakes, which do not verify signatures. */
export function isAddressedTo({ headers }: IncomingMessage, service: ServiceName): boolean {
  const { aud = [] } = decodeJwt(String(headers[identityHeader]));
  return [aud].flat().includes(service);
}
