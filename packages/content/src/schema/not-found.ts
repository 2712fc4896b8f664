import { z } from 'zod';
import { Link } from './link.ts';

/** The page at an address that nothing answers. */
export const NotFound = z.strictObject({
  eyebrow: z.string().min(1),
  title: z.literal('404 Page Not Found'),
  text: z.string().min(1),
  home: z.string().min(1),
  search: z.string().min(1),
  onward: z.string().min(1),
  /** Ways on, each with a few words about what is there. */
  pages: z.array(z.strictObject({ link: Link, text: z.string().min(1) })).length(6),
});
export type NotFound = z.infer<typeof NotFound>;
