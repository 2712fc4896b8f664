import { z } from 'zod';

/** RFC 9457 problem document; `detail` is a sentence for people, `errors` names invalid fields. */
export const Problem = z.looseObject({
  type: z.string().default('about:blank'),
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
  instance: z.string().optional(),
  /** Stable machine-readable code, e.g. `lead-not-found`. */
  code: z.string().optional(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});
export type Problem = z.infer<typeof Problem>;

export const problemContentType = 'application/problem+json';
