import { type Decider, DomainError } from '@aera/domain';

/** A name (an e-mail address, a user name) belongs to one account. One stream per name, so no two can win. */
export type ClaimEvent = { type: 'NameClaimed'; data: { accountId: string; claimedAt: string } };

export type ClaimCommand = { type: 'ClaimName'; data: { accountId: string }; now: string };

/** `accountId` is null as long as the name is free. */
export interface Claim {
  readonly accountId: string | null;
}

export const claim: Decider<ClaimCommand, ClaimEvent, Claim> = {
  initial: () => ({ accountId: null }),
  evolve: (_, { data }) => ({ accountId: data.accountId }),
  decide: ({ data: { accountId }, now }, { accountId: owner }) => {
    if (owner === null) return [{ type: 'NameClaimed', data: { accountId, claimedAt: now } }];
    if (owner === accountId) return [];
    throw new DomainError('name-taken', 'This name is taken.');
  },
};
