import { operationsRoutes } from '@aera/contracts/server';
import { asSteward, startTestService, type TestService } from '@aera/service-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reservationStreams } from './name-reservations/name-reservation-stream.ts';
import { securityAuth } from './service.ts';
import { roleAssignmentsStream } from './stewards/role-assignments-stream.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(securityAuth);
});
afterAll(() => service.stop());

const readState = async (stream: string) =>
  (await service.call(operationsRoutes['security-auth'].readState, { query: { stream }, as: asSteward() }))
    .body;

it('decodes role assignments and name reservations of stewards with their own deciders', async () => {
  const { store } = service.kit;
  const now = '2026-01-01T00:00:00.000Z';
  const data = { stewardId: 'ada', role: 'steward', roleExpiresAt: null } as const;
  await store.stream(roleAssignmentsStream).handle([], { type: 'AssignInitialRole', data, now });
  await store
    .stream(reservationStreams['steward-email'])
    .handle(['hash'], { type: 'ReserveName', data: { accountId: 'ada' }, now });
  expect((await readState('steward-roles')).state).toMatchObject({
    ada: { role: 'steward', suspended: false },
  });
  expect((await readState('steward-email-hash')).state).toEqual({ accountId: 'ada' });
});
