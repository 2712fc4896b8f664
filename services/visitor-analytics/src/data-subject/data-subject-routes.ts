import { dataSubjectRoutes } from '@aera/contracts';
import { heldPage, placeBefore, serve, visitorSessionsOf } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { eraseVisitor } from '../erasure/erase-visitor.ts';
import type { Database } from '../facts/database.ts';
import { heldDataOf } from './person-data.ts';
import { heldVisitsOf } from './person-visits.ts';

const { heldActivity, heldData, eraseHeld } = dataSubjectRoutes['visitor-analytics'];

/** What is told stewards of a person, given out and erased, by the sessions of their browsers. */
export const heldRoutes =
  (database: Pick<Database, 'sql' | 'transaction'>): FastifyPluginAsync =>
  async (app) => {
    const { sql } = database;

    serve(app, heldActivity, async ({ body: { keys, before, limit } }) => {
      const asked = { sessions: visitorSessionsOf(keys), before: placeBefore(before), limit };
      return heldPage(await heldVisitsOf(sql, asked), limit);
    });

    serve(app, heldData, async ({ body: { keys } }) => ({
      data: await heldDataOf(sql, visitorSessionsOf(keys)),
    }));

    serve(app, eraseHeld, async ({ body: { keys } }) => {
      let erased = 0;
      for (const session of visitorSessionsOf(keys)) if (await eraseVisitor(database, session)) erased += 1;
      return { erased };
    });
  };
