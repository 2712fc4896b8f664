import { captureLead, contactChallenge } from '@aera/contracts';
import type { EventStore } from '@aera/event-store';
import { derivedId, metadataOf, serve, visitorSessionOf } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { leadStream } from '../leads/lead-stream.ts';
import type { Challenges } from './challenge.ts';
import { holdsSame } from './holds-same.ts';
import { createRecentCount } from './recent-count.ts';
import { suspicionsOf, type Traces } from './suspicions.ts';

interface Deps {
  readonly store: EventStore;
  readonly challenges: Challenges;
  /** The contact that an e-mail address stands for, when nobody is signed in. */
  readonly contactIdOf: (email: string) => string;
  readonly clock: () => Date;
  readonly newId: () => string;
}

const anHour = 3_600_000;

/** The contact form: nothing is dropped, and whoever looks like a program is told what a person is told. */
export const intakeRoutes =
  ({ store, challenges, contactIdOf, clock, newId }: Deps): FastifyPluginAsync =>
  async (app) => {
    const withoutWork = createRecentCount(anHour);

    serve(app, contactChallenge, async () => challenges.give(newId(), clock()));

    serve(app, captureLead, async ({ body, identity, request }) => {
      const { website, openFor, work, subject, ...written } = body;
      const person = {
        ...written,
        subject: subject?.trim() || null,
        // An address that somebody typed says nothing of who they are; being signed in does.
        contactId: identity.kind === 'member' ? identity.sub : contactIdOf(body.email),
        sessionId: visitorSessionOf(request.headers.cookie) ?? null,
      };
      const done = work ? challenges.met(work, clock()) : null;
      const capture = async (leadId: string, state: Traces['work']) => {
        const traces = { website, openFor, message: body.message, work: state };
        const idle = state === 'none' ? withoutWork(identity.ip, clock().getTime()) : 0;
        const data = {
          ...person,
          leadId,
          source: 'form' as const,
          suspicions: suspicionsOf({ ...traces, withoutWork: idle }),
        };
        const command = { type: 'CaptureLead', data, now: clock().toISOString() } as const;
        const { events } = await store
          .stream(leadStream)
          .handle([leadId], command, { metadata: metadataOf(request) });
        return events.length > 0;
      };

      if (done === null) {
        const id = newId();
        await capture(id, 'none');
        return { id };
      }
      // One piece of work makes one lead: the same message with it again is the same lead, whoever lost the answer.
      const id = derivedId(done, 'lead');
      if ((await capture(id, 'done')) || (await holdsSame(store, id, person))) return { id };
      const another = newId();
      await capture(another, 'spent');
      return { id: another };
    });
  };
