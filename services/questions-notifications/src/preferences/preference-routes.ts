import { type NotificationPreferences, readPreferences, savePreferences } from '@aera/contracts';
import type { EventStore } from '@aera/event-store';
import { requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { channelsOf, type Preferences, defaultPreferences } from './recipient.ts';
import type { ReadRecipient } from './read-recipient.ts';
import { recipientStream } from './recipient-stream.ts';

interface Deps {
  readonly store: EventStore;
  readonly readRecipient: ReadRecipient;
  readonly clock: () => Date;
}

/** With every type that can be chosen, those included that came after the choice. */
const shown = (preferences: Preferences): NotificationPreferences => {
  const types = Object.keys(defaultPreferences.types).map((type) => [type, channelsOf(preferences, type)]);
  return { ...preferences, types: Object.fromEntries(types) as NotificationPreferences['types'] };
};

export const preferenceRoutes =
  ({ store, readRecipient, clock }: Deps): FastifyPluginAsync =>
  async (app) => {
    serve(app, readPreferences, async ({ identity }) => {
      const { preferences, changedAt } = await readRecipient(identity.sub);
      return { preferences: shown(preferences), changedAt };
    });

    serve(app, savePreferences, async ({ body, identity, request }) => {
      const memberId = identity.sub;
      const previous = shown((await readRecipient(memberId)).preferences);
      const data = { memberId, preferences: body };
      const command = { type: 'UpdatePreferences', data, now: clock().toISOString() } as const;
      await store.stream(recipientStream).handle([memberId], command, { metadata: requestMetadata(request) });
      return { preferences: body, previous };
    });
  };
