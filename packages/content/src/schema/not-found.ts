import { z } from 'zod';
import { Link } from './link.ts';

/** The page shown at URLs that do not exist. */
export const NotFound = z.strictObject({
  eyebrow: z.string().min(1),
  title: z.literal('404 Page Not Found'),
  text: z.string().min(1),
  home: z.string().min(1),
  search: z.string().min(1),
  onward: z.string().min(1),
  /** Links to other pages, each with a short description. */
  pages: z.array(z.strictObject({ link: Link, text: z.string().min(1) })).length(6),
});
export type NotFound = z.infer<typeof NotFound>;
