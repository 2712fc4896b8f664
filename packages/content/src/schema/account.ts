import { z } from 'zod';
import { Link } from './link.ts';

const text = z.string().min(1);
const page = {
  title: text,
  description: z.string().min(50).max(165),
  lead: text,
  submit: text,
  submitting: text,
  failure: text,
  other: text,
  otherLink: text,
};

/** Copy of the sign-in and registration pages. */
export const Account = z.strictObject({
  fields: z.strictObject({ name: text, email: text, password: text }),
  missing: z.strictObject({ name: text, password: text }),
  login: z.strictObject({
    ...page,
    /** After an account was erased. */
    erased: z.strictObject({ lead: text, title: text, text, link: text }),
  }),
  join: z.strictObject({
    ...page,
    hints: z.strictObject({ name: text, email: text }),
    agreement: z.strictObject({ lead: text, links: z.array(Link).length(2) }),
  }),
  /** Benefits of membership. */
  panel: z.strictObject({
    eyebrow: text,
    title: text,
    points: z.array(z.strictObject({ title: text, text })).length(4),
    small: text,
  }),
});
export type Account = z.infer<typeof Account>;
