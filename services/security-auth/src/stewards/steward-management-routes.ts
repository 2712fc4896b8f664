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
import { type EventMetadata, requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { Invitations, SentInvitation } from './invitations.ts';
import type { SecurityContext } from '../security-context.ts';
import { roleAssignmentsStream } from './role-assignments-stream.ts';
import type { RoleAssignmentCommand } from './role-assignments.ts';
import { createStewardDirectory } from './steward-directory.ts';

/** Management of stewards by stewards. */
export const stewardManagementRoutes =
  (context: SecurityContext, invitations: Invitations): FastifyPluginAsync =>
  async (app) => {
    const { store, accounts, sessions, now } = context;
    const directory = createStewardDirectory(context);
    const toResponse = async ({ invitation, link }: SentInvitation) => ({
      invitation: await directory.toListedInvitation(invitation),
      link,
    });

    const handle = async (
      command: RoleAssignmentCommand & { data: { by: string } },
      metadata: EventMetadata,
    ) => {
      const { stewardId, by } = command.data;
      // Repairs accounts whose assignment is missing after a crash.
      await accounts.ensureRoleAssigned(by, metadata);
      await accounts.ensureRoleAssigned(stewardId, metadata);
      await store.stream(roleAssignmentsStream).handle([], command, { metadata });
    };

    serve(app, listStewards, () => directory.list());
    serve(app, readMyChecklist, ({ identity }) => directory.readChecklist(identity.sub));

    serve(app, inviteSteward, async ({ body, identity, request }) =>
      toResponse(await invitations.invite(body, identity.sub, requestMetadata(request))),
    );
    serve(app, resendInvitation, async ({ params, identity, request }) =>
      toResponse(await invitations.resend(params.stewardId, identity.sub, requestMetadata(request))),
    );
    serve(app, withdrawInvitation, async ({ params, identity, request }) => {
      await invitations.withdraw(params.stewardId, identity.sub, requestMetadata(request));
    });

    serve(app, changeStewardRole, async ({ params: { stewardId }, body, identity, request }) => {
      const { role, roleExpiresAt } = body;
      const data = { stewardId, role, roleExpiresAt, by: identity.sub };
      await handle({ type: 'ChangeRole', data, now: now() }, requestMetadata(request));
      await sessions.signOutEverywhere({ kind: 'steward', id: stewardId }, requestMetadata(request));
    });
    serve(app, suspendSteward, async ({ params: { stewardId }, identity, request }) => {
      const data = { stewardId, by: identity.sub };
      await handle({ type: 'SuspendSteward', data, now: now() }, requestMetadata(request));
      await sessions.signOutEverywhere({ kind: 'steward', id: stewardId }, requestMetadata(request));
    });
    serve(app, reinstateSteward, async ({ params: { stewardId }, identity, request }) => {
      const data = { stewardId, by: identity.sub };
      await handle({ type: 'ReinstateSteward', data, now: now() }, requestMetadata(request));
    });
  };
