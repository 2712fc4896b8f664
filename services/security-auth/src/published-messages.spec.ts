import {
  accountSessionOpened,
  frontendPinned,
  frontendUnpinned,
  memberEmailChanged,
  memberEmailChangeRequested,
  memberEmailVerified,
  memberErased,
  memberPasswordChanged,
  memberRegistered,
  type MessageKind,
  networkBlocked,
  networkUnblocked,
  sessionRevoked,
  stewardEmailChanged,
  stewardEmailChangeRequested,
  stewardPasswordChanged,
  threatDetected,
} from '@aera/contracts/server';
import type { StoredEvent } from '@aera/event-store';
import type { ServiceStream } from '@aera/service-kit';
import { expect, it } from 'vitest';
import { blockStream } from './blocks/block-stream.ts';
import { frontendStream } from './frontends/frontend-stream.ts';
import { memberStream } from './members/member-stream.ts';
import { sessionStream } from './sessions/session-stream.ts';
import { stewardStream } from './stewards/steward-stream.ts';
import { threatStream } from './threats/threat-stream.ts';
import { verificationStream } from './verification/verification-stream.ts';

const at = '2026-01-01T00:00:00.000Z';
const network = '203.0.113.0/24';
const rule = 'password-guessing';
const version = '0123456789abcdef';

/** Fields of stored events that no message has. */
const unpublished = {
  email: 'ada@example.org',
  name: 'Ada',
  passwordHash: '$argon2id',
  tokenHash: 'hash',
  networkKey: 'key',
  by: 's',
  reason: 'Suspicious',
};
const revoked = { sid: 'sid', revokedAt: at };
const verified = { memberId: 'm', verifiedAt: at };
const blocked = { blockId: 'b', network, rule: null, expiresAt: at, blockedAt: at };
const unblocked = { blockId: 'b', network, unblockedAt: at };
const detected = {
  threatId: 't',
  threatType: 'Password guessing',
  network,
  severity: 'HIGH',
  trusted: false,
  detectedAt: at,
};

const publish = (stream: ServiceStream, type: string, data: object) =>
  stream.toDraft?.({ type, data: { ...unpublished, ...data } } as StoredEvent);

/** The stored event has the fields of the message, unless the last column names others. */
const cases: [string, ServiceStream, MessageKind, message: object, stored?: object][] = [
  ['MemberRegistered', memberStream, memberRegistered, { memberId: 'm', registeredAt: at }],
  ['MemberErased', memberStream, memberErased, { memberId: 'm', erasedAt: at }],
  [
    'PasswordChanged',
    memberStream,
    memberPasswordChanged,
    { memberId: 'm', exceptSid: 'sid', changedAt: at },
  ],
  ['EmailChangeRequested', memberStream, memberEmailChangeRequested, { accountId: 'm', requestedAt: at }],
  ['EmailChanged', memberStream, memberEmailChanged, { accountId: 'm', exceptSid: null, changedAt: at }],
  [
    'StewardPasswordChanged',
    stewardStream,
    stewardPasswordChanged,
    { stewardId: 's', exceptSid: 'sid', changedAt: at },
  ],
  ['EmailChangeRequested', stewardStream, stewardEmailChangeRequested, { accountId: 's', requestedAt: at }],
  ['EmailChanged', stewardStream, stewardEmailChanged, { accountId: 's', exceptSid: 'sid', changedAt: at }],
  [
    'SessionOpened',
    sessionStream,
    accountSessionOpened,
    { sid: 'sid', kind: 'member', openedAt: at },
    { openedFor: 'member', kind: undefined },
  ],
  ['SignedOut', sessionStream, sessionRevoked, revoked, { signedOutAt: at }],
  ['SessionRotated', sessionStream, sessionRevoked, revoked, { replacedAt: at }],
  ['EmailVerified', verificationStream, memberEmailVerified, verified],
  ['EmailReplaced', verificationStream, memberEmailVerified, verified],
  ['NetworkBlocked', blockStream, networkBlocked, { ...blocked, rule }],
  ['BlockExtended', blockStream, networkBlocked, blocked, { extendedAt: at }],
  ['NetworkUnblocked', blockStream, networkUnblocked, unblocked],
  ['BlockExpired', blockStream, networkUnblocked, unblocked, { expiredAt: at }],
  ['ThreatDetected', threatStream, threatDetected, detected, { rule }],
  ['ThreatEscalated', threatStream, threatDetected, detected, { rule, worse: true }],
  ['FrontendPinned', frontendStream, frontendPinned, { name: 'shell', version, pinnedAt: at }],
  ['FrontendUnpinned', frontendStream, frontendUnpinned, { name: 'shell', unpinnedAt: at }],
];

it.each(cases)('publishes of %s only the fields of its message', (type, stream, kind, data, stored) =>
  expect(publish(stream, type, { ...data, ...stored })).toEqual({ kind, data }),
);

it.each([
  ['NetworkBlocked', blockStream],
  ['BlockExtended', blockStream],
  ['NetworkUnblocked', blockStream],
  ['BlockExpired', blockStream],
  ['ThreatDetected', threatStream],
] as const)('does not publish %s of an erased network', (type, stream) =>
  expect(publish(stream, type, { ...detected, rule, network: null })).toBeNull(),
);

it('does not publish a threat again that grows without a higher severity', () =>
  expect(publish(threatStream, 'ThreatEscalated', { ...detected, rule, worse: false })).toBeNull());
