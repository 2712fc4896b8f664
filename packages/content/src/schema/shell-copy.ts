import { z } from 'zod';

const words = z.string().min(1);

/** Copy of the shell, outside of pages. */
export const ShellCopy = z.strictObject({
  skipToContent: words,
  backToTop: words,
  /** Accessible names in the navigation bar: the logo, the links, and the bar itself. */
  bar: z.strictObject({ home: words, name: words, search: words, members: words }),
  openMenu: words,
  menuName: words,
  pagesName: words,
  /** For the floating icon on the full notices, and for the gate of pages that require the notice. */
  openNotice: words,
  footer: z.strictObject({
    quickLinks: words,
    explore: words,
    legal: words,
    contact: words,
    frameworks: words,
  }),
  loading: words,
  /** Shown in place of a part of the site that failed to load. */
  unavailable: z.strictObject({ title: words, text: words, retry: z.literal('Try again') }),
  /** The same if another version of the site is live now. */
  newVersion: z.strictObject({ title: words, text: words, reload: words }),
  /** Button next to "Try again" if another build of the part is available. */
  otherBuild: z.strictObject({ latest: words, pinned: words }),
  /** Shown if the session could not be checked. */
  unknownVisitor: z.strictObject({ title: words, text: words, retry: z.literal('Try again') }),
  stewardGate: z.strictObject({
    title: z.literal('Access Restricted'),
    text: z.literal('This area requires admin authentication. Please log in to continue.'),
    action: z.literal('Go to Admin Login'),
    redirect: words,
  }),
  pinGate: z.strictObject({
    /** Shown on the page behind the modal. */
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
export type ShellCopy = z.infer<typeof ShellCopy>;
