import {
  listConsents,
  listQuarantinedContacts,
  listQuestions,
  listStewards,
  type Route,
  searchContacts,
} from '@aera/contracts';
import type { CallService } from '@aera/operator-cli';
import { describe, expect, it } from 'vitest';
import { assertNoRealData } from './assert-no-real-data.ts';

interface Platform {
  readonly stewards?: number;
  readonly invitations?: number;
  readonly consents?: number;
  readonly questions?: number;
  readonly leads?: number;
  readonly quarantined?: number;
}

/** A platform with so many of each. */
const createCall = ({
  stewards = 1,
  invitations = 0,
  consents = 0,
  questions = 0,
  leads = 0,
  quarantined = 0,
}: Platform) =>
  (async (route: Route) =>
    new Map<Route, unknown>([
      [
        listStewards,
        { people: Array.from({ length: stewards }), invitations: Array.from({ length: invitations }) },
      ],
      [listConsents, { stats: { total: consents } }],
      [listQuestions, { total: questions }],
      [searchContacts, { total: leads }],
      [listQuarantinedContacts, { total: quarantined }],
    ]).get(route)) as unknown as CallService;

describe('a demonstration', () => {
  it('may fill a platform with its first steward only', () =>
    expect(assertNoRealData(createCall({}))).resolves.toBeUndefined());

  it.each([
    [{ stewards: 2 }, '1 more stewards'],
    [{ invitations: 1 }, '1 more stewards'],
    [{ consents: 1 }, '1 consents'],
    [{ questions: 3 }, '3 questions'],
    [{ leads: 1 }, '1 contact messages'],
    [{ quarantined: 1 }, '1 contact messages'],
    [{ consents: 2, leads: 4 }, '2 consents, 4 contact messages'],
  ])('is rejected with %j', (platform, reason) =>
    expect(assertNoRealData(createCall(platform))).rejects.toThrow(`This platform has data: ${reason}`),
  );
});
