import type { Activity, exportMyAccount, ResponseOf } from '@aera/contracts';
import type { EventStore } from '@aera/event-store';
import { type DataSubject, timelinePage } from '@aera/service-kit';
import type { Accounts } from '../accounts.ts';
import { memberStream } from '../members/member-stream.ts';
import type { AccountData } from './account-data.ts';
import type { EraseMember } from './erase-member.ts';
import { passkeysStream } from '../passkeys/passkeys-stream.ts';
import type { SessionWithActivity } from '../sessions/member-sessions.ts';
import { verificationStream } from '../verification/verification-stream.ts';
import { accountActivity, signedIn } from './person-activity.ts';
import { createMemberFinder, type FoundMember, keysOfMembers, nameOfMembers } from './find-members.ts';

interface Deps {
  readonly store: EventStore;
  readonly accounts: Accounts;
  readonly accountData: AccountData;
  readonly isVerified: (memberId: string) => Promise<boolean>;
  readonly sessionsOf: (memberId: string) => Promise<SessionWithActivity[]>;
  readonly forgetMember: EraseMember;
}

type AccountExport = ResponseOf<typeof exportMyAccount>;

interface Data extends Readonly<Record<string, readonly unknown[]>> {
  readonly accounts: AccountExport['account'][];
  readonly confirmations: AccountExport['confirmations'];
  readonly sessions: AccountExport['sessions'];
  readonly passkeys: AccountExport['passkeys'];
  readonly devices: AccountExport['devices'];
}

/** Data subjects of this service: members, by id or by verified e-mail. */
export function createDataSubject({
  store,
  accounts,
  accountData,
  isVerified,
  sessionsOf,
  forgetMember,
}: Deps): DataSubject<Data> {
  const findMembers = createMemberFinder({ accounts, isVerified });

  const activityOf = async ({ account: { memberId }, link }: FoundMember): Promise<Activity[]> => {
    const [account, confirmations, passkeys] = await Promise.all([
      store.stream(memberStream).read(memberId),
      store.stream(verificationStream).read(memberId),
      store.stream(passkeysStream).read(memberId),
    ]);
    return [
      ...[...account, ...confirmations, ...passkeys].flatMap((event) => accountActivity(event, link) ?? []),
      ...(await sessionsOf(memberId)).map((session) => signedIn(session, link)),
    ];
  };

  return {
    async listActivity(keys, paging) {
      const found = await findMembers(keys);
      const items = (await Promise.all(found.map(activityOf))).flat();
      return { ...timelinePage(items, paging), keys: keysOfMembers(found), ...nameOfMembers(found) };
    },
    async exportData(keys) {
      const found = await Promise.all((await findMembers(keys)).map(({ account }) => accountData(account)));
      return {
        accounts: found.map(({ account }) => account),
        confirmations: found.flatMap(({ confirmations }) => confirmations),
        sessions: found.flatMap(({ sessions }) => sessions),
        passkeys: found.flatMap(({ passkeys }) => passkeys),
        devices: found.flatMap(({ devices }) => devices),
      };
    },
    async erase(keys, cause) {
      // The request that erased the account does this, too. The consumer repeats it in case the process died in between.
      if (cause.by === 'message') {
        for (const memberId of keys.members) await forgetMember(memberId, cause.metadata);
        return keys.members.length;
      }
      const { id: erasureId, stewardId, reason, metadata } = cause;
      const found = await findMembers(keys);
      for (const { account } of found) {
        await accounts.eraseMember(account, metadata, { stewardId, erasureId, reason });
        await forgetMember(account.memberId, metadata);
      }
      return found.length;
    },
  };
}
