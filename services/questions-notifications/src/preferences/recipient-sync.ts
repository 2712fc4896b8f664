import type { Identity } from '@aera/contracts';
import fastifyPlugin from 'fastify-plugin';

/** Remembers who called, before the call is answered. */
type SyncRecipient = (identity: Identity) => Promise<void>;

/** Size of the cache of known recipients; evicted ones are recorded again, which changes nothing. */
const maxCached = 10_000;

/**
 * The gateway asserts a member's e-mail address and name with each call, and new values are recorded. So no service has to send addresses,
 * and a change arrives with the next call.
 */
export const recipientSync = (note: SyncRecipient) =>
  fastifyPlugin(
    async (app) => {
      const known = new Map<string, string>();
      app.addHook('preHandler', async ({ identity }) => {
        if (!identity || (identity.kind !== 'member' && identity.kind !== 'steward')) return;
        const looks = identity.kind === 'member' ? `${identity.email}\n${identity.name}` : '';
        if (known.get(identity.sub) === looks) return;
        await note(identity);
        if (known.size >= maxCached) known.clear();
        known.set(identity.sub, looks);
      });
    },
    { name: 'note-callers' },
  );
