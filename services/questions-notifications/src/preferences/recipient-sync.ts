import type { Identity } from '@aera/contracts';
import fastifyPlugin from 'fastify-plugin';

/** Remembers who called, before the call is answered. */
type SyncRecipient = (identity: Identity) => Promise<void>;

/** Most callers that are known to have been noted as they are; past it all are noted anew, which changes nothing. */
const maxCached = 10_000;

/**
 * The gateway vouches for a member's address and name with each call; they are noted when they are new. So nobody has to send
 * addresses about, and a change is known with the next call.
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
