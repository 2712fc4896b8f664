import { z } from 'zod';

/** For the document head and search engines, which truncate longer texts. */
export const PageMeta = z.strictObject({
  title: z.string().min(1).max(60),
  description: z.string().min(50).max(160),
});
export type PageMeta = z.infer<typeof PageMeta>;
