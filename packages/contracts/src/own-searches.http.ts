import { z } from 'zod';
import { defineRoute } from './route.ts';
import { instant } from './text.ts';

export const ownSearches = defineRoute({
  service: 'knowledge-search',
  method: 'GET',
  path: '/api/search/own-data',
  summary: 'Every search of the member that is still kept, newest first, with what was opened',
  access: 'member',
  response: z.object({
    searches: z.array(
      z.object({
        query: z.string(),
        askedAt: instant,
        answered: z.boolean(),
        /** Documents that were opened from the results. */
        opened: z.array(z.object({ documentId: z.string(), at: instant })),
      }),
    ),
  }),
});

export const ownSearchesRoutes = { ownSearches };
