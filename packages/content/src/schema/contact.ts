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
  /** Advice before writing a message. */
  before: z.strictObject({ title: text, items: z.array(text).min(1), more: Link }),
  /** The provider's form in a frame, which loads on request only. */
  hostedForm: z.strictObject({
    title: text,
    text,
    /** `{host}` is the host of the form. */
    privacy: z.string().includes('{host}'),
    load: text,
    loading: text,
    frame: text,
    doubt: text,
    close: text,
    failure: z.strictObject({ title: text, text }),
    again: text,
  }),
  /** Our own form, next to the provider's. */
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
    /** Label of the honeypot, a hidden field that only bots fill in. */
    trap: text,
    noScripts: text,
  }),
});
export type Contact = z.infer<typeof Contact>;
