import { z } from 'zod';

/** For the document head and search engines. */
export const PageMeta = z.strictObject({
  title: z.string().min(1).max(65),
  description: z.string().min(50).max(165),
});
export type PageMeta = z.infer<typeof PageMeta>;
