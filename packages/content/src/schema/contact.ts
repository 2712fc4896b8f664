import { z } from 'zod';
import { PageMeta } from './page-meta.ts';

const text = z.string().min(1);

export const Contact = z.strictObject({
  meta: PageMeta,
  title: text,
  intro: text,
  responseTime: z.literal('We typically respond within 24 hours'),
  details: z.strictObject({ email: text, phone: text }),
  /** The third party's form in a frame. */
  hostedForm: z.strictObject({ title: text, fallback: text }),
  /** Our own form beside it. */
  form: z.strictObject({
    title: text,
    fields: z.strictObject({ name: text, email: text, subject: text, message: text }),
    optional: text,
    submit: text,
    submitting: text,
    success: z.strictObject({ title: text, text }),
    failure: z.strictObject({ title: text, text }),
  }),
});
export type Contact = z.infer<typeof Contact>;
