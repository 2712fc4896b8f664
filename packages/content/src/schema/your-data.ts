import { z } from 'zod';
import { PageMeta } from './page-meta.ts';

const text = z.string().min(1);
const words = <const K extends string>(...names: K[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, text])) as Record<K, typeof text>);
const list = z.array(text).min(2);

const Check = words('label', 'passed', 'failed', 'skipped');

/** What a browser's visitor may see, check, take back and erase. */
export const YourData = z.strictObject({
  meta: PageMeta,
  eyebrow: text,
  title: z.literal('Your data'),
  lead: text,
  held: words('title', 'lead', 'everything', 'loading', 'empty', 'emptyDetail', 'failed', 'failedDetail'),
  consent: z.strictObject({
    title: z.string().includes('{date}'),
    standing: text,
    withdrawn: text,
    notice: text,
    version: z.string().includes('{version}'),
    bound: text,
    binding: words('current', 'outdated', 'expired', 'unbound', 'unknown'),
    withdrawnAt: text,
    record: text,
    proof: text,
    proven: z.string().includes('{entry}'),
    unproven: text,
    values: text,
    erased: text,
    fields: words('ip', 'userAgent', 'url', 'referrer', 'position'),
    none: text,
    read: text,
    download: z.literal('Download receipt'),
    files: text,
    check: z.literal('Check this receipt'),
  }),
  showings: z.strictObject({
    title: text,
    lead: text,
    none: text,
    columns: words('when', 'version', 'signal'),
    yes: text,
    no: text,
    all: z.string().includes('{count}'),
  }),
  check: z.strictObject({
    title: text,
    lead: text,
    drop: text,
    choose: text,
    unreadable: text,
    checking: text,
    valid: words('receipt', 'certificate'),
    invalid: words('receipt', 'certificate', 'neither'),
    impossible: text,
    ownKey: text,
    states: words('passed', 'failed', 'skipped'),
    names: z.strictObject({
      form: Check,
      key: Check,
      checkpoint: Check,
      inclusion: Check,
      record: Check,
      withdrawal: Check,
      notice: Check,
      disclosure: Check,
    }),
    key: text,
  }),
  choices: words('title', 'lead'),
  withdraw: z.strictObject({
    title: text,
    text,
    action: z.literal('Withdraw consent'),
    nothing: text,
    dialog: words('title', 'text', 'confirm', 'confirming', 'cancel'),
    done: words('title', 'description'),
    failed: text,
  }),
  erase: z.strictObject({
    title: text,
    text,
    action: z.literal('Erase my data'),
    dialog: z.strictObject({
      title: text,
      text,
      goesTitle: text,
      goes: list,
      staysTitle: text,
      stays: list,
      label: z.string().includes('{word}'),
      word: z.string().regex(/^[A-Z]+$/),
      mismatch: z.string().includes('{word}'),
      confirm: text,
      confirming: text,
      cancel: text,
    }),
    failed: text,
    certificate: words('title', 'text', 'erasedAt', 'visitor', 'records', 'proof', 'download', 'check'),
  }),
  files: words('receipt', 'certificate', 'everything'),
});
export type YourData = z.infer<typeof YourData>;
