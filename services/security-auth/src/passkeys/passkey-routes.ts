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
import { HttpProblem, type Log, requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { Accounts } from '../accounts.ts';
import type { ThrottlingDeps } from '../throttling/attempt-throttle.ts';
import { type SendToMember, fireAndForget } from '../mail/member-mailer.ts';
import type { MemberSignIn } from '../members/sign-in.ts';
import type { MemberPasskeys } from './member-passkeys.ts';
import type { Passkey } from './passkeys.ts';

interface Deps extends ThrottlingDeps {
  readonly accounts: Accounts;
  readonly passkeys: MemberPasskeys;
  readonly signIn: MemberSignIn;
  readonly send: SendToMember;
  readonly log: Log;
}

/** Management of passkeys, and sign-in with them. */
export const passkeyRoutes =
  ({ accounts, passkeys, signIn, send, attempts, devices, keyOf, log }: Deps): FastifyPluginAsync =>
  async (app) => {
    const accountOf = async (memberId: string) => {
      const account = await accounts.memberById(memberId);
      if (!account) throw new HttpProblem(404, 'Account not found.', { code: 'member-not-found' });
      return account;
    };

    serve(app, listPasskeys, async ({ identity }) => ({
      passkeys: (await passkeys.of(identity.sub)).map(listed),
    }));

    serve(app, startPasskeyRegistration, async ({ body: { password }, identity, request }) => {
      const { email } = await accountOf(identity.sub);
      // A passkey outlives the session, so adding one requires the password.
      const trier = await devices.attemptSource(keyOf('email', email), identity.ip, request.headers.cookie);
      const account = await attempts.limited('re-authentication', trier, () =>
        accounts.authenticateMember(email, password),
      );
      if (!account)
        throw new HttpProblem(403, 'Wrong password. The passkey wasn’t added.', {
          code: 'wrong-password',
        });
      return { options: (await passkeys.begin(account)) as { challenge: string } };
    });

    serve(app, finishPasskeyRegistration, async ({ body: { name, answer }, identity, request }) => {
      const member = await accountOf(identity.sub);
      const passkey = await passkeys.add(member.memberId, name, answer, requestMetadata(request));
      fireAndForget(send({ kind: 'passkey_added', member, path: '/dashboard/security' }), log);
      return { passkey: listed(passkey) };
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
      options: (await passkeys.beginSignIn()) as { challenge: string },
    }));

    serve(app, signInWithPasskey, async ({ body: { answer }, identity, request, reply }) => {
      const account = await attempts.limited('passkey', { account: null, ip: identity.ip }, async () => {
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

const listed = ({ passkeyId: id, name, addedAt, usedAt: lastUsedAt, synced }: Passkey): ListedPasskey => ({
  id,
  name,
  addedAt,
  lastUsedAt,
  synced,
});
