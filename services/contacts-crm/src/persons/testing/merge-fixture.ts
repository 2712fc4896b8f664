import {
  submitContactMessage,
  mergeContacts,
  previewMerge,
  readContact,
  readMerges,
  type StewardIdentity,
  visitorCookie,
} from '@aera/contracts';
import { asMember, asSteward, asVisitor, type TestService } from '@aera/service-kit/testing';
import { expect } from 'vitest';

interface MessageOptions {
  readonly email?: string;
  readonly name?: string;
  readonly message?: string;
  readonly session?: string;
  readonly memberId?: string;
}

interface MergeOptions {
  readonly mergeId?: string;
  readonly expectedVersion?: string;
  readonly as?: StewardIdentity;
}

const steward = asSteward();

/** Sends messages to a service under test, and merges their senders. */
export function createMergeFixture(service: () => TestService) {
  let at = 0;
  const listMerges = async (lead: string) =>
    (await service().call(readMerges, { params: { id: lead }, as: steward })).body;

  return {
    /** Sends a message that matches no other contact except by the given values. Returns the lead id. */
    async write({ session, memberId, ...overrides }: MessageOptions = {}): Promise<string> {
      at += 1;
      const body = {
        name: `Person ${at} of many`,
        email: `person-${at}@example.org`,
        message: `Message number ${at} says ${crypto.randomUUID()}`,
        ...overrides,
      };
      const as = memberId
        ? asMember({ sub: memberId, email: body.email })
        : asVisitor({ ip: `198.51.100.${at % 250}` });
      const headers = session ? { cookie: `${visitorCookie}=${session}` } : undefined;
      const response = await service().call(submitContactMessage, { body, as, ...(headers && { headers }) });
      expect(response.status).toBe(201);
      await service().waitUntilCaughtUp();
      return response.body.id;
    },
    merge: (
      one: string,
      other: string,
      { mergeId = crypto.randomUUID(), expectedVersion, as = steward }: MergeOptions = {},
    ) =>
      service().call(mergeContacts, {
        params: { id: one },
        body: { mergeId, with: other, expectedVersion },
        as,
      }),
    preview: async (one: string, other: string) =>
      (await service().call(previewMerge, { params: { id: one }, query: { with: other }, as: steward })).body,
    listMerges,
    /** Reasons of each suggestion for a lead. */
    listSuggestionReasons: async (lead: string) =>
      (await listMerges(lead)).suggestions.map(({ reasons }) => reasons.map(({ reason }) => reason)),
    listOthers: async (lead: string) =>
      (await service().call(readContact, { params: { id: lead }, as: steward })).body.others.map(
        (other) => other.id,
      ),
  };
}
