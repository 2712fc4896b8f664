import type { PersonIdentifiers } from '@aera/contracts';
import type { RegisteredMember } from '../accounts.ts';
import type { SecurityContext } from '../security-context.ts';

export interface FoundMember {
  readonly account: RegisteredMember;
  readonly link: 'member' | 'email';
  readonly emailVerified: boolean;
}

/** Finds members by id and by verified e-mail. An unverified e-mail does not match: someone else may have registered it. */
export async function findMembers(
  { accounts, verifications }: SecurityContext,
  { members, emails }: PersonIdentifiers,
): Promise<FoundMember[]> {
  const found = new Map<string, FoundMember>();
  const add = async (account: RegisteredMember | null, link: FoundMember['link']) => {
    if (!account || found.has(account.memberId)) return;
    const emailVerified = await verifications.isVerified(account.memberId);
    if (link === 'member' || emailVerified) found.set(account.memberId, { account, link, emailVerified });
  };
  for (const memberId of members) await add(await accounts.memberById(memberId), 'member');
  for (const email of emails) await add(await accounts.memberByEmail(email), 'email');
  return [...found.values()];
}

/** Returns the ids of the members found and their verified e-mails, including those they were found by. */
export const toIdentifiers = (found: readonly FoundMember[]): PersonIdentifiers => ({
  sessions: [],
  members: found.map(({ account }) => account.memberId),
  emails: found.flatMap(({ account, emailVerified }) => (emailVerified ? [account.email] : [])),
});

/** Returns the name if a member was requested by id. A requested e-mail is unverified input, so its account may belong to another person. */
export function pickName(found: readonly FoundMember[]): { name?: string } {
  const member = found.find(({ link }) => link === 'member');
  return member ? { name: member.account.name } : {};
}
