import type { Identity } from '@aera/contracts/server';
import type { ServiceContext } from '@aera/service-kit';
import { preferenceRoutes } from './preference-routes.ts';
import { createReadRecipient } from './read-recipient.ts';
import { recipientStream } from './recipient-stream.ts';
import { recipientSync } from './recipient-sync.ts';

interface Needs {
  /** Gives a steward who calls for the first time an inbox. */
  readonly enrolSteward: (stewardId: string) => Promise<void>;
}

/** Addresses and mail preferences of members, kept up to date with each call. */
export function preferencesModule({ store, clock }: ServiceContext, { enrolSteward }: Needs) {
  const readRecipient = createReadRecipient(store);
  const note = async (identity: Identity): Promise<void> => {
    if (identity.kind === 'steward') return enrolSteward(identity.sub);
    if (identity.kind !== 'member') return;
    const { sub: memberId, email: address, name } = identity;
    const data = { memberId, address, name };
    const command = { type: 'UpdateRecipient', data, now: clock().toISOString() } as const;
    await store
      .stream(recipientStream)
      .handle([memberId], command, { metadata: { actor: `member:${memberId}` } });
  };
  return { readRecipient, routes: [recipientSync(note), preferenceRoutes({ store, readRecipient, clock })] };
}
