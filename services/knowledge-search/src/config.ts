import { z } from 'zod';

export const knowledgeEnv = z.object({
  /** A Meilisearch server. Without it, the index is in the memory of this process. */
  MEILI_URL: z.url({ protocol: /^https?$/ }).optional(),
  MEILI_API_KEY: z.string().optional(),
  MEILI_INDEX: z
    .string()
    .regex(/^[\w-]+$/)
    .default('knowledge'),
});

export type KnowledgeEnv = z.output<typeof knowledgeEnv>;
