import {
  finishPasskeyRegistration,
  finishStewardPasskeyRegistration,
  listStewardPasskeys,
  removeStewardPasskey,
  renameStewardPasskey,
  signInStewardWithPasskey,
  startStewardPasskeyRegistration,
  startStewardPasskeySignIn,
  startPasskeyRegistration,
  startPasskeySignIn,
  type Passkey as ListedPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
  startMemberPasskeyReauthentication,
} from '@aera/contracts';
import { HttpProblem, requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { formatFullName } from '../full-name.ts';
import { fireAndForget } from '../mail/account-mailer.ts';
import { rejectMember } from '../members/member.ts';
import { reauthenticateMember } from '../members/reauthenticate-member.ts';
import type { MemberSignIn } from '../members/sign-in.ts';
import type { SecurityContext } from '../security-context.ts';
import { renewSession } from '../sessions/renew-session.ts';
import { toAccount } from '../sessions/session.ts';
import { reauthenticateSteward } from '../stewards/reauthenticate-steward.ts';
import { toStewardUser } from '../stewards/steward-names.ts';
import type { Passkey } from './passkeys.ts';

/** Management of passkeys, and sign-in with them. A steward's is a second factor by itself, as it verifies its user. */
export const passkeyRoutes =
  (context: SecurityContext, signIn: MemberSignIn): FastifyPluginAsync =>
  async (app) => {
    const { accounts, passkeys, startSession, attempts, toNameKey, notify, notifySteward, log } = context;
    const mailSteward = (stewardId: string, kind: 'passkey_added' | 'passkey_removed') =>
      fireAndForget(notifySteward({ kind, stewardId, path: '/admin/account' }), log);

    for (const route of [listPasskeys, listStewardPasskeys])
      serve(app, route, async ({ identity }) => ({
        passkeys: (await passkeys.list(identity.sub)).map(toListedPasskey),
      }));

    for (const route of [renamePasskey, renameStewardPasskey])
      serve(app, route, async ({ params: { id }, body: { name }, identity, request }) => {
        await passkeys.rename(identity.sub, id, name, requestMetadata(request));
      });

    serve(app, startPasskeyRegistration, async ({ body: { password }, identity, request }) => {
      // A passkey outlives the session, so adding one requires the password.
      const rejection = 'Wrong password. The passkey wasn’t added.';
      const account = await reauthenticateMember(context, { identity, request }, { password }, rejection);
      const { memberId: id, email: userName, name: displayName, passwordHash } = account;
      const owner = { kind: 'member', id, userName, displayName, passwordHash } as const;
      return { options: (await passkeys.startRegistration(owner)) as { challenge: string } };
    });

    serve(app, finishPasskeyRegistration, async ({ body: { name, response }, identity, request }) => {
      const member = await accounts.memberById(identity.sub);
      if (!member) throw rejectMember('member-not-found');
      const passkey = await passkeys.add(toAccount(identity), name, response, requestMetadata(request));
      fireAndForget(notify({ kind: 'passkey_added', member, path: '/dashboard/security' }), log);
      return { passkey: toListedPasskey(passkey) };
    });

    serve(app, removePasskey, async ({ params: { id }, identity, request }) => {
      const isRemoved = await passkeys.remove(identity.sub, id, requestMetadata(request));
      const member = isRemoved && (await accounts.memberById(identity.sub));
      if (member)
        fireAndForget(notify({ kind: 'passkey_removed', member, path: '/dashboard/security' }), log);
    });

    serve(app, startMemberPasskeyReauthentication, async ({ identity }) => ({
      options: (await passkeys.startStepUp(identity.sub)) as { challenge: string },
    }));

    serve(app, startPasskeySignIn, async () => ({
      options: (await passkeys.startSignIn('member')) as { challenge: string },
    }));

    serve(app, signInWithPasskey, async ({ body: { response }, identity, request, reply }) => {
      const used = await attempts.runThrottled('passkey', { account: null, ip: identity.ip }, async () => {
        const passkey = await passkeys.signIn('member', response, requestMetadata(request));
        const account = passkey && (await accounts.memberById(passkey.accountId));
        return account && { account, passkey };
      });
      if (!used) throw unknownPasskey();
      return signIn(used.account, request, reply, { proof: used.passkey });
    });

    serve(app, startStewardPasskeyRegistration, async ({ body: { password }, identity, request }) => {
      const rejection = 'Wrong password. The passkey wasn’t added.';
      const account = await reauthenticateSteward(context, { identity, request }, password, rejection);
      const { stewardId: id, username: userName, passwordHash } = account;
      const displayName = formatFullName(account);
      const owner = { kind: 'steward', id, userName, displayName, passwordHash } as const;
      return { options: (await passkeys.startRegistration(owner)) as { challenge: string } };
    });

    serve(
      app,
      finishStewardPasskeyRegistration,
      async ({ body: { name, response }, identity, request, reply }) => {
        const metadata = requestMetadata(request);
        const passkey = await passkeys.add(toAccount(identity), name, response, metadata);
        mailSteward(identity.sub, 'passkey_added');
        // Gateways cache the session, which allows no other route until it is renewed.
        if (identity.lacksSecondFactor)
          await renewSession(context, identity, metadata, reply, async () => {});
        return { passkey: toListedPasskey(passkey) };
      },
    );

    serve(app, removeStewardPasskey, async ({ params: { id }, identity, request }) => {
      if (await passkeys.remove(identity.sub, id, requestMetadata(request)))
        mailSteward(identity.sub, 'passkey_removed');
    });

    serve(app, startStewardPasskeySignIn, async () => ({
      options: (await passkeys.startSignIn('steward')) as { challenge: string },
    }));

    serve(app, signInStewardWithPasskey, async ({ body: { response }, identity, request, reply }) => {
      const used = await attempts.runThrottled('passkey', { account: null, ip: identity.ip }, async () => {
        const passkey = await passkeys.signIn('steward', response, requestMetadata(request));
        const account = passkey && (await accounts.stewardById(passkey.accountId));
        return account && { account, passkey };
      });
      if (!used) throw unknownPasskey();
      const { account, passkey } = used;
      const key = toNameKey('username', account.username);
      await startSession({ kind: 'steward', id: account.stewardId }, key, request, reply, passkey);
      return { success: true, user: toStewardUser(account) };
    });
  };

const unknownPasskey = () =>
  new HttpProblem(401, 'We don’t recognise this passkey. Sign in with your password.', {
    code: 'passkey-unknown',
  });

const toListedPasskey = ({
  passkeyId: id,
  name,
  addedAt,
  usedAt: lastUsedAt,
  synced,
}: Passkey): ListedPasskey => ({
  id,
  name,
  addedAt,
  lastUsedAt,
  synced,
});
