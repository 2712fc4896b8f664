import { z } from 'zod';

export const knowledgeEnv = z.object({
  MEILI_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('A Meilisearch server. Without it, the index is in the memory of this process'),
  MEILI_API_KEY: z.string().optional().describe('Key of the Meilisearch server'),
  MEILI_INDEX: z
    .string()
    .regex(/^[\w-]+$/)
    .default('knowledge')
    .describe('Name of the index on the Meilisearch server'),
});

export type KnowledgeEnv = z.output<typeof knowledgeEnv>;
