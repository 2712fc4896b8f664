import { acceptInvitation, readInvitation } from '@aera/contracts';
import { requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { formatFullName } from '../full-name.ts';
import type { SecurityContext } from '../security-context.ts';
import { rejectInvitation } from './decide-steward.ts';
import type { Invitations } from './invitations.ts';
import type { Invitation } from './steward.ts';
import { toStewardUser } from './steward-names.ts';

/** Routes for recipients of an invitation link. */
export const invitationRoutes =
  (
    { accounts, passwordPolicy, startSession, secondFactorPolicy, attempts, toNameKey }: SecurityContext,
    invitations: Invitations,
  ): FastifyPluginAsync =>
  async (app) => {
    const findInvitation = async (token: string, ip: string): Promise<Invitation> => {
      const invitation = await attempts.runThrottled('link', { account: null, ip }, () =>
        invitations.find(token),
      );
      if (!invitation) throw rejectInvitation();
      return invitation;
    };

    serve(app, readInvitation, async ({ body, identity }) => {
      const { email, role, roleExpiresAt, token, invitedBy } = await findInvitation(body.token, identity.ip);
      const inviter = await accounts.stewardById(invitedBy);
      return {
        email,
        role,
        roleExpiresAt,
        expiresAt: token.expiresAt,
        invitedBy: inviter && formatFullName(inviter),
      };
    });

    serve(app, acceptInvitation, async ({ body: { token, ...person }, identity, request, reply }) => {
      const metadata = requestMetadata(request);
      const { email } = await findInvitation(token, identity.ip);
      await passwordPolicy.assertAllowed(person.password, [
        email,
        person.firstName,
        person.lastName,
        person.username,
      ]);
      const account = await invitations.accept(token, person, metadata);
      const { stewardId: id, username } = account;
      await startSession({ kind: 'steward', id }, toNameKey('username', username), request, reply);
      return { success: true, user: toStewardUser(account, await secondFactorPolicy.lacks(account)) };
    });
  };
