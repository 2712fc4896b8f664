import { z } from 'zod';

const text = z.string().min(1);

/** Copy of the shell, outside of pages. */
export const ShellCopy = z.strictObject({
  skipToContent: text,
  backToTop: text,
  /** Accessible names in the navigation bar: the logo, the links, and the bar itself. */
  bar: z.strictObject({ home: text, name: text, search: text, members: text }),
  openMenu: text,
  menuName: text,
  pagesName: text,
  /** For the floating icon on the full notices, and for the gate of pages that require the notice. */
  openNotice: text,
  footer: z.strictObject({
    quickLinks: text,
    explore: text,
    legal: text,
    contact: text,
    frameworks: text,
  }),
  loading: text,
  /** Shown in place of a part of the site that failed to load. */
  unavailable: z.strictObject({ title: text, text, retry: z.literal('Try again') }),
  /** The same if another version of the site is live now. */
  newVersion: z.strictObject({ title: text, text, reload: text }),
  /** Button next to "Try again" if another build of the part is available. */
  otherBuild: z.strictObject({ latest: text, pinned: text }),
  /** Shown if the session could not be checked. */
  unknownVisitor: z.strictObject({ title: text, text, retry: z.literal('Try again') }),
  stewardGate: z.strictObject({
    title: z.literal('Access Restricted'),
    text: z.literal('This area requires admin authentication. Please log in to continue.'),
    action: z.literal('Go to Admin Login'),
    redirect: text,
  }),
  pinGate: z.strictObject({
    /** Shown on the page behind the modal. */
    page: z.strictObject({ title: text, text }),
    title: text,
    text,
    field: text,
    submit: text,
    goBack: z.literal('Go Back'),
    invalid: z.literal('Invalid PIN'),
    unchecked: text,
  }),
  noticeGate: z.strictObject({ title: text, text }),
});
export type ShellCopy = z.infer<typeof ShellCopy>;
