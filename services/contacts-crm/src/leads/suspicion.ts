/** Milliseconds in which nobody reads a form, fills it in and sends it. */
const fastestPerson = 2_000;

export interface Traces {
  /** What stands in the field that people do not see. */
  readonly website?: string | undefined;
  /** Milliseconds that the form was open; undefined from a caller that has no form. */
  readonly openFor?: number | undefined;
}

/** Whether a message looks like the work of a program. Its sender is told nothing of it. */
export const isSuspect = ({ website = '', openFor = Infinity }: Traces): boolean =>
  website.trim() !== '' || openFor < fastestPerson;
