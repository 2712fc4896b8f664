import type { Activity } from '@aera/contracts';
import { type DataSubject, restoreActor, toTimelinePage } from '@aera/service-kit';
import { memberStream } from '../members/member-stream.ts';
import { passkeysStream } from '../passkeys/passkeys-stream.ts';
import type { SecurityContext } from '../security-context.ts';
import { verificationStream } from '../verification/verification-stream.ts';
import { type AccountExport, exportAccount } from './account-data.ts';
import { completeErasure } from './complete-erasure.ts';
import { findMembers, type FoundMember, pickName, toIdentifiers } from './find-members.ts';
import { toActivity, toSignInActivity } from './to-activity.ts';

interface Data extends Readonly<Record<string, readonly unknown[]>> {
  readonly accounts: AccountExport['account'][];
  readonly confirmations: AccountExport['confirmations'];
  readonly emailChanges: AccountExport['emailChanges'];
  readonly sessions: AccountExport['sessions'];
  readonly passkeys: AccountExport['passkeys'];
  readonly devices: AccountExport['devices'];
}

/** Data subjects of this service: members, by id or by verified e-mail. */
export function createDataSubject(context: SecurityContext): DataSubject<Data> {
  const { store, accounts, listSessions } = context;

  const listActivity = async ({ account: { memberId }, link }: FoundMember): Promise<Activity[]> => {
    const [account, verifications, passkeys] = await Promise.all([
      store.stream(memberStream).read(memberId),
      store.stream(verificationStream).read(memberId),
      store.stream(passkeysStream).read(memberId),
    ]);
    return [
      ...[...account, ...verifications, ...passkeys].flatMap((event) => toActivity(event, link) ?? []),
      ...(await listSessions({ kind: 'member', id: memberId })).map((session) =>
        toSignInActivity(session, link),
      ),
    ];
  };

  return {
    async listActivity(identifiers, paging) {
      const found = await findMembers(context, identifiers);
      const items = (await Promise.all(found.map(listActivity))).flat();
      return { ...toTimelinePage(items, paging), keys: toIdentifiers(found), ...pickName(found) };
    },
    async exportData(identifiers) {
      const found = await findMembers(context, identifiers);
      const exports = await Promise.all(found.map(({ account }) => exportAccount(context, account)));
      return {
        accounts: exports.map(({ account }) => account),
        confirmations: exports.flatMap(({ confirmations }) => confirmations),
        emailChanges: exports.flatMap(({ emailChanges }) => emailChanges),
        sessions: exports.flatMap(({ sessions }) => sessions),
        passkeys: exports.flatMap(({ passkeys }) => passkeys),
        devices: exports.flatMap(({ devices }) => devices),
      };
    },
    async erase(identifiers, cause) {
      // The request that erased the account does the same. The consumer repeats it in case the process crashed in between.
      if (cause.by === 'message') {
        for (const memberId of identifiers.members) await completeErasure(context, memberId, cause.metadata);
        return identifiers.members.length;
      }
      const { id: erasureId, stewardId, reason, metadata } = cause;
      const found = await findMembers(context, identifiers);
      for (const { account } of found) {
        await accounts.eraseMember(account, metadata, { stewardId, erasureId, reason });
        await completeErasure(context, account.memberId, metadata);
      }
      return found.length;
    },
    async eraseAgain({ members }) {
      const metadata = { actor: restoreActor };
      for (const { id } of members) {
        const account = await accounts.memberById(id);
        if (!account) continue;
        await accounts.eraseMember(account, metadata);
        await completeErasure(context, id, metadata);
      }
    },
  };
}
