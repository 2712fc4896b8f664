import { z } from 'zod';

export const Disclaimer = z.strictObject({
  title: z.string().min(1),
  /** One line, for the footer. */
  short: z.string().min(1).max(140),
  /** For pages with claims. */
  full: z.string().min(1),
});
export type Disclaimer = z.infer<typeof Disclaimer>;
