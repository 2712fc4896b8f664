import { z } from 'zod';
import { Link } from './link.ts';
import { PageMeta } from './page-meta.ts';

const text = z.string().min(1);

export const Contact = z.strictObject({
  meta: PageMeta,
  eyebrow: text,
  title: text,
  intro: text,
  responseTime: z.literal('We typically respond within 24 hours'),
  details: z.strictObject({ title: text, email: text, phone: text, answer: text }),
  /** What is good to know before one writes. */
  before: z.strictObject({ title: text, items: z.array(text).min(1), more: Link }),
  /** The third party's form in a frame, which loads nothing before it is asked to. */
  hostedForm: z.strictObject({
    title: text,
    text,
    /** `{host}` is where it comes from. */
    privacy: z.string().includes('{host}'),
    load: text,
    loading: text,
    frame: text,
    doubt: text,
    close: text,
    failure: z.strictObject({ title: text, text }),
    again: text,
  }),
  /** Our own form beside it. */
  form: z.strictObject({
    title: text,
    fields: z.strictObject({ name: text, email: text, subject: text, message: text }),
    optional: text,
    submit: text,
    submitting: text,
    success: z.strictObject({ title: text, text }),
    failure: z.strictObject({ title: text, text }),
    errors: z.strictObject({ name: text, email: text, message: text }),
    again: text,
    /** Label of the field that only a program fills in. */
    trap: text,
    noScripts: text,
  }),
});
export type Contact = z.infer<typeof Contact>;
