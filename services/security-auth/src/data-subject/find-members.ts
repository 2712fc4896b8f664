import type { PersonIdentifiers } from '@aera/contracts';
import type { Accounts, RegisteredMember } from '../accounts.ts';

export interface FoundMember {
  readonly account: RegisteredMember;
  readonly link: 'member' | 'email';
  readonly verified: boolean;
}

interface Deps {
  readonly accounts: Pick<Accounts, 'memberById' | 'memberByEmail'>;
  readonly isVerified: (memberId: string) => Promise<boolean>;
}

/**
 * Members among a person's identifiers, and members with a verified e-mail address among them. An account with an unverified address may
 * belong to someone else, so the address does not match it.
 */
export const createMemberFinder =
  ({ accounts, isVerified }: Deps) =>
  async ({ members, emails }: PersonIdentifiers): Promise<FoundMember[]> => {
    const found = new Map<string, FoundMember>();
    const add = async (account: RegisteredMember | null, link: FoundMember['link']) => {
      if (!account || found.has(account.memberId)) return;
      const verified = await isVerified(account.memberId);
      if (link === 'member' || verified) found.set(account.memberId, { account, link, verified });
    };
    for (const memberId of members) await add(await accounts.memberById(memberId), 'member');
    for (const email of emails) await add(await accounts.memberByEmail(email), 'email');
    return [...found.values()];
  };

/** Further identifiers of a person: an e-mail address only if verified. */
export const keysOfMembers = (found: readonly FoundMember[]): PersonIdentifiers => ({
  sessions: [],
  members: found.map(({ account }) => account.memberId),
  emails: found.flatMap(({ account, verified }) => (verified ? [account.email] : [])),
});

/** What they call themselves, only where the account itself was asked for: an address is no word for who has it. */
export function nameOfMembers(found: readonly FoundMember[]): { name?: string } {
  const member = found.find(({ link }) => link === 'member');
  return member ? { name: member.account.name } : {};
}
