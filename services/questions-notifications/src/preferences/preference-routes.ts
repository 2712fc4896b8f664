import { type NotificationPreferences, readPreferences, savePreferences } from '@aera/contracts';
import { requestMetadata, serve, type ServiceContext } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { resolveChannels, type Preferences, defaultPreferences } from './recipient.ts';
import { recipientStream } from './recipient-stream.ts';

/** Includes the types that were added after the member's choice. */
const toNotificationPreferences = (preferences: Preferences): NotificationPreferences => {
  const types = Object.keys(defaultPreferences.types).map((type) => [
    type,
    resolveChannels(preferences, type),
  ]);
  return { ...preferences, types: Object.fromEntries(types) as NotificationPreferences['types'] };
};

export const preferenceRoutes =
  ({ store, clock }: ServiceContext): FastifyPluginAsync =>
  async (app) => {
    const recipients = store.stream(recipientStream);

    serve(app, readPreferences, async ({ identity }) => {
      const { preferences, changedAt } = await recipients.readState(identity.sub);
      return { preferences: toNotificationPreferences(preferences), changedAt };
    });

    serve(app, savePreferences, async ({ body, identity, request }) => {
      const recipientId = identity.sub;
      const previous = toNotificationPreferences((await recipients.readState(recipientId)).preferences);
      const data = { recipientId, changes: body };
      const command = { type: 'UpdatePreferences', data, now: clock().toISOString() } as const;
      const { state } = await recipients.handle([recipientId], command, {
        metadata: requestMetadata(request),
      });
      return { preferences: toNotificationPreferences(state.preferences), previous };
    });
  };
