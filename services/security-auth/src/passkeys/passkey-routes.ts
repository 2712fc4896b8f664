import {
  finishPasskeyRegistration,
  startPasskeyRegistration,
  startPasskeySignIn,
  type Passkey as ListedPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from '@aera/contracts';
import { HttpProblem, requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { fireAndForget } from '../mail/member-mailer.ts';
import { rejectMember } from '../members/member.ts';
import { reauthenticateMember } from '../members/reauthenticate-member.ts';
import type { MemberSignIn } from '../members/sign-in.ts';
import type { SecurityContext } from '../security-context.ts';
import type { Passkey } from './passkeys.ts';

/** Management of passkeys, and sign-in with them. */
export const passkeyRoutes =
  (context: SecurityContext, signIn: MemberSignIn): FastifyPluginAsync =>
  async (app) => {
    const { accounts, passkeys, notify, attempts, log } = context;

    serve(app, listPasskeys, async ({ identity }) => ({
      passkeys: (await passkeys.list(identity.sub)).map(toListedPasskey),
    }));

    serve(app, startPasskeyRegistration, async ({ body: { password }, identity, request }) => {
      // A passkey outlives the session, so adding one requires the password.
      const rejection = 'Wrong password. The passkey wasn’t added.';
      const account = await reauthenticateMember(context, { identity, request }, password, rejection);
      return { options: (await passkeys.startRegistration(account)) as { challenge: string } };
    });

    serve(app, finishPasskeyRegistration, async ({ body: { name, answer }, identity, request }) => {
      const member = await accounts.memberById(identity.sub);
      if (!member) throw rejectMember('member-not-found');
      const passkey = await passkeys.add(member.memberId, name, answer, requestMetadata(request));
      fireAndForget(notify({ kind: 'passkey_added', member, path: '/dashboard/security' }), log);
      return { passkey: toListedPasskey(passkey) };
    });

    serve(app, renamePasskey, async ({ params: { id }, body: { name }, identity, request }) => {
      await passkeys.rename(identity.sub, id, name, requestMetadata(request));
      return undefined;
    });

    serve(app, removePasskey, async ({ params: { id }, identity, request }) => {
      await passkeys.remove(identity.sub, id, requestMetadata(request));
      return undefined;
    });

    serve(app, startPasskeySignIn, async () => ({
      options: (await passkeys.startSignIn()) as { challenge: string },
    }));

    serve(app, signInWithPasskey, async ({ body: { answer }, identity, request, reply }) => {
      const account = await attempts.runThrottled('passkey', { account: null, ip: identity.ip }, async () => {
        const memberId = await passkeys.signIn(answer, requestMetadata(request));
        return memberId && accounts.memberById(memberId);
      });
      if (!account)
        throw new HttpProblem(401, 'We don’t recognise this passkey. Sign in with your password.', {
          code: 'passkey-unknown',
        });
      return signIn(account, request, reply);
    });
  };

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
