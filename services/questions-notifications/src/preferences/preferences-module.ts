import type { ServiceContext, ServiceModule } from '@aera/service-kit';
import fastifyPlugin from 'fastify-plugin';
import { preferenceRoutes } from './preference-routes.ts';
import { recipientStream } from './recipient-stream.ts';

/** Size of the cache of recorded callers. An evicted caller is recorded again, which adds no event. */
const maxCached = 10_000;

/** Addresses and mail preferences of members, kept up to date with each call. */
export const preferencesModule = (
  kit: ServiceContext,
  createStewardInbox: (stewardId: string) => Promise<void>,
): ServiceModule => ({
  routes: [recipientSync(kit, createStewardInbox), preferenceRoutes(kit)],
});

/**
 * The gateway asserts a member's e-mail address and name with each call, and new values are recorded before the call is handled. A changed
 * address also arrives as a message, so that no mail goes to the old one before the next call. A steward's first call creates the inbox.
 */
const recipientSync = (
  { store, clock }: ServiceContext,
  createStewardInbox: (stewardId: string) => Promise<void>,
) =>
  fastifyPlugin(
    async (app) => {
      const recorded = new Map<string, string>();
      app.addHook('preHandler', async ({ identity }) => {
        if (!identity || (identity.kind !== 'member' && identity.kind !== 'steward')) return;
        const { sub } = identity;
        const contact = identity.kind === 'member' ? `${identity.email}\n${identity.name}` : '';
        if (recorded.get(sub) === contact) return;
        if (identity.kind === 'steward') await createStewardInbox(sub);
        else {
          const data = { recipientId: sub, address: identity.email, name: identity.name };
          const command = { type: 'UpdateRecipient', data, now: clock().toISOString() } as const;
          await store
            .stream(recipientStream)
            .handle([sub], command, { metadata: { actor: `member:${sub}` } });
        }
        if (recorded.size >= maxCached) recorded.clear();
        recorded.set(sub, contact);
      });
    },
    { name: 'recipient-sync' },
  );
