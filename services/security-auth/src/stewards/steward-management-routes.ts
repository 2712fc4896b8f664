import {
  changeStewardRole,
  inviteSteward,
  listStewards,
  readMyChecklist,
  reinstateSteward,
  resendInvitation,
  suspendSteward,
  withdrawInvitation,
} from '@aera/contracts';
import { requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { Invitations, SentInvitation } from './invitations.ts';
import { invitationView, type StewardDirectory } from './steward-directory.ts';
import type { StewardRoles } from './steward-roles.ts';

interface Deps {
  readonly people: StewardDirectory;
  readonly invitations: Invitations;
  readonly places: StewardRoles;
  readonly now: () => string;
}

/** Management of stewards by stewards. */
export const stewardManagementRoutes =
  ({ people, invitations, places, now }: Deps): FastifyPluginAsync =>
  async (app) => {
    const invitationResponse = ({ invitation, link }: SentInvitation) => ({
      invitation: invitationView(invitation, now()),
      link,
    });

    serve(app, listStewards, () => people.list());
    serve(app, readMyChecklist, ({ identity }) => people.checklist(identity.sub));

    serve(app, inviteSteward, async ({ body, identity, request }) =>
      invitationResponse(await invitations.invite(body, identity.sub, requestMetadata(request))),
    );
    serve(app, resendInvitation, async ({ params, identity, request }) =>
      invitationResponse(await invitations.resend(params.stewardId, identity.sub, requestMetadata(request))),
    );
    serve(app, withdrawInvitation, async ({ params, identity, request }) => {
      await invitations.withdraw(params.stewardId, identity.sub, requestMetadata(request));
      return undefined;
    });

    serve(app, changeStewardRole, async ({ params, body, identity, request }) => {
      await places.changeRole(params.stewardId, body, identity.sub, requestMetadata(request));
      return undefined;
    });
    serve(app, suspendSteward, async ({ params, identity, request }) => {
      await places.suspend(params.stewardId, identity.sub, requestMetadata(request));
      return undefined;
    });
    serve(app, reinstateSteward, async ({ params, identity, request }) => {
      await places.reinstate(params.stewardId, identity.sub, requestMetadata(request));
      return undefined;
    });
  };
