import { z } from 'zod';
import { type Holder, HeldActivity, PersonKeys, TimelinePlace } from './people.ts';
import { defineRoute } from './route.ts';
import { text, uuid } from './text.ts';

const access = 'steward';

/**
 * What a service tells of one person, gives out and erases. contacts-crm puts the answers together (`people.http.ts`) and calls with
 * the identity of the steward who asks.
 */
export const heldRoutesOf = (service: Holder) => ({
  heldActivity: defineRoute({
    service,
    method: 'POST',
    path: `/api/admin/held/${service}/activity`,
    summary: `What ${service} knows that a person did, newest first`,
    access,
    roles: ['steward', 'responder', 'auditor'],
    audit: 'personal-data',
    body: z.object({
      keys: PersonKeys,
      /** Only what lies before it; null: from the newest on. */
      before: TimelinePlace.nullable(),
      limit: z.int().min(1).max(200),
    }),
    response: HeldActivity,
  }),
  heldData: defineRoute({
    service,
    method: 'POST',
    path: `/api/admin/held/${service}/data`,
    summary: `Everything that ${service} holds of a person`,
    access,
    stepUp: true,
    audit: 'personal-data',
    body: z.object({ keys: PersonKeys }),
    /** By kind of record, whatever shape those have. */
    response: z.object({ data: z.record(z.string(), z.array(z.unknown())) }),
  }),
  eraseHeld: defineRoute({
    service,
    method: 'POST',
    path: `/api/admin/held/${service}/erasure`,
    summary: `Erase what ${service} holds of a person; the same erasure again changes nothing`,
    access,
    stepUp: true,
    body: z.object({ keys: PersonKeys, erasureId: uuid, reason: text(500) }),
    /** How many subjects were erased by this call; 0 where nothing was held, or not any more. */
    response: z.object({ erased: z.int() }),
  }),
});
