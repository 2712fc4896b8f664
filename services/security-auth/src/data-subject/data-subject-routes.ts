import { type Activity, dataSubjectRoutes } from '@aera/contracts';
import type { EventStore } from '@aera/event-store';
import { metadataOf, serve, timelinePage } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
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

const { heldActivity, heldData, eraseHeld } = dataSubjectRoutes['security-auth'];

/** What stewards are told of a person with an account: by the member, and by an address that was shown to be theirs. */
export const heldRoutes =
  ({ store, accounts, accountData, isVerified, sessionsOf, forgetMember }: Deps): FastifyPluginAsync =>
  async (app) => {
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

    serve(app, heldActivity, async ({ body: { keys, ...paging } }) => {
      const found = await findMembers(keys);
      const items = (await Promise.all(found.map(activityOf))).flat();
      return { ...timelinePage(items, paging), keys: keysOfMembers(found), ...nameOfMembers(found) };
    });

    serve(app, heldData, async ({ body: { keys } }) => {
      const held = await Promise.all((await findMembers(keys)).map(({ account }) => accountData(account)));
      return {
        data: {
          accounts: held.map(({ account }) => account),
          confirmations: held.flatMap(({ confirmations }) => confirmations),
          sessions: held.flatMap(({ sessions }) => sessions),
          passkeys: held.flatMap(({ passkeys }) => passkeys),
          devices: held.flatMap(({ devices }) => devices),
        },
      };
    });

    serve(app, eraseHeld, async ({ body: { keys, erasureId, reason }, identity, request }) => {
      const metadata = metadataOf(request);
      const found = await findMembers(keys);
      for (const { account } of found) {
        await accounts.eraseMember(account, metadata, { stewardId: identity.sub, erasureId, reason });
        await forgetMember(account.memberId, metadata);
      }
      return { erased: found.length };
    });
  };
