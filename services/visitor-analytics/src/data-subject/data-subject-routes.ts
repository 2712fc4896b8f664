import { dataSubjectRoutes } from '@aera/contracts';
import { heldPage, placeBefore, serve, visitorSessionsOf } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { eraseVisitor } from '../erasure/erase-visitor.ts';
import type { Database } from '../facts/database.ts';
import { collectPersonData } from './person-data.ts';
import { findPersonVisits } from './person-visits.ts';

const { heldActivity, heldData, eraseHeld } = dataSubjectRoutes['visitor-analytics'];

/** What is told stewards of a person, given out and erased, by the sessions of their browsers. */
export const createDataSubjectRoutes =
  (database: Pick<Database, 'sql' | 'transaction'>): FastifyPluginAsync =>
  async (app) => {
    const { sql } = database;

    serve(app, heldActivity, async ({ body: { keys, before, limit } }) => {
      const asked = { sessions: visitorSessionsOf(keys), before: placeBefore(before), limit };
      return heldPage(await findPersonVisits(sql, asked), limit);
    });

    serve(app, heldData, async ({ body: { keys } }) => ({
      data: await collectPersonData(sql, visitorSessionsOf(keys)),
    }));

    serve(app, eraseHeld, async ({ body: { keys } }) => {
      let erased = 0;
      for (const session of visitorSessionsOf(keys)) if (await eraseVisitor(database, session)) erased += 1;
      return { erased };
    });
  };
