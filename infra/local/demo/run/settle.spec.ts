import { operationsRoutes, type Route, serviceNames } from '@aera/contracts';
import type { CallService } from '@aera/operator-cli';
import { expect, it } from 'vitest';
import { assertTimeFollows } from './settle.ts';

const past = Date.parse('2026-03-01T12:00:00Z');

/** Services at a time, one of them at another. */
const createCall = (at: number, other?: number) =>
  (async (route: Route) => ({
    at: new Date(
      route === operationsRoutes['security-auth'].operationsOverview ? (other ?? at) : at,
    ).toISOString(),
  })) as unknown as CallService;

it('accepts services that follow the simulated time within a minute', async () => {
  expect(serviceNames).toContain('security-auth');
  await expect(assertTimeFollows(createCall(past, past + 59_000), past)).resolves.toBeUndefined();
});

it('rejects a platform of which one service follows the real time', () =>
  expect(assertTimeFollows(createCall(past, Date.now()), past)).rejects.toThrow(
    'security-auth follows the real time',
  ));
