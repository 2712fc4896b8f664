import { operationsRoutes, type Route, serviceNames } from '@aera/contracts';
import type { CallService } from '@aera/operator-cli';
import { expect, it } from 'vitest';
import { assertSimulatedTime } from './wait-until-caught-up.ts';

const past = Date.parse('2026-03-01T12:00:00Z');

/** Answers with the time `at` for every service, and with `other` for security-auth. */
const createCall = (at: number, other?: number) =>
  (async (route: Route) => ({
    at: new Date(
      route === operationsRoutes['security-auth'].operationsOverview ? (other ?? at) : at,
    ).toISOString(),
  })) as unknown as CallService;

it('accepts services that follow the simulated time within a minute', async () => {
  expect(serviceNames).toContain('security-auth');
  await expect(assertSimulatedTime(createCall(past, past + 59_000), past)).resolves.toBeUndefined();
});

it('rejects a platform of which one service follows the real time', () =>
  expect(assertSimulatedTime(createCall(past, Date.now()), past)).rejects.toThrow(
    'security-auth follows the real time',
  ));
