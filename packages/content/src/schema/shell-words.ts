import { z } from 'zod';

const words = z.string().min(1);

/** What the shell itself says, around the pages. */
export const ShellWords = z.strictObject({
  skipToContent: words,
  backToTop: words,
  /** Of the bar: the logo, its links, and what they are together. */
  bar: z.strictObject({ home: words, name: words, search: words, members: words }),
  openMenu: words,
  menuName: words,
  pagesName: words,
  /** Of the floating icon on the full notices, and of the gate before a page that needs the notice. */
  openNotice: words,
  footer: z.strictObject({
    quickLinks: words,
    explore: words,
    legal: words,
    contact: words,
    frameworks: words,
  }),
  loading: words,
  /** In place of a part of the site that could not be loaded. */
  unavailable: z.strictObject({ title: words, text: words, retry: z.literal('Try again') }),
  /** The same, where another version of the site is live by now. */
  renewed: z.strictObject({ title: words, text: words, reload: words }),
  /** Beside Retry, where the part is there in another build than this tab shows. */
  otherBuild: z.strictObject({ newest: words, pinned: words }),
  /** When the server cannot say who is signed in. */
  unknownVisitor: z.strictObject({ title: words, text: words, retry: z.literal('Try again') }),
  stewardGate: z.strictObject({
    title: z.literal('Access Restricted'),
    text: z.literal('This area requires admin authentication. Please log in to continue.'),
    action: z.literal('Go to Admin Login'),
    redirect: words,
  }),
  pinGate: z.strictObject({
    /** On the page behind the modal. */
    page: z.strictObject({ title: words, text: words }),
    title: words,
    text: words,
    field: words,
    submit: words,
    goBack: z.literal('Go Back'),
    invalid: z.literal('Invalid PIN'),
    unchecked: words,
  }),
  noticeGate: z.strictObject({ title: words, text: words }),
});
export type ShellWords = z.infer<typeof ShellWords>;
