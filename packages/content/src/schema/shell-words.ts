import { z } from 'zod';

/** What the shell itself says, around the pages. */
export const ShellWords = z.strictObject({
  skipToContent: z.string().min(1),
  backToTop: z.string().min(1),
  openMenu: z.string().min(1),
  notFound: z.strictObject({ title: z.literal('404 Page Not Found'), text: z.string(), home: z.string() }),
  /** In place of a part of the site that could not be loaded. */
  unavailable: z.strictObject({ title: z.string(), text: z.string(), retry: z.literal('Retry') }),
  stewardGate: z.strictObject({
    title: z.literal('Access Restricted'),
    text: z.literal('This area requires admin authentication. Please log in to continue.'),
    action: z.literal('Go to Admin Login'),
  }),
  pinGate: z.strictObject({
    title: z.string(),
    text: z.string(),
    field: z.string(),
    submit: z.string(),
    goBack: z.literal('Go Back'),
    invalid: z.literal('Invalid PIN'),
  }),
});
export type ShellWords = z.infer<typeof ShellWords>;
