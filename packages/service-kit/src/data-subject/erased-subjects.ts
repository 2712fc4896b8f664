import { z } from 'zod';

const ErasedSubject = z.strictObject({
  id: z.string().min(1).max(200),
  /** ISO 8601; null where it is not recorded. */
  erasedAt: z.string().nullable(),
});
export type ErasedSubject = z.infer<typeof ErasedSubject>;

/** Erased subjects by what their ids identify. No id leads to a person once the person is erased. */
export const ErasedSubjects = z.strictObject({
  members: z.array(ErasedSubject),
  /** Sessions of browsers. */
  sessions: z.array(ErasedSubject),
  contacts: z.array(ErasedSubject),
  /** Pseudonyms under which questions-notifications knows e-mail addresses and sessions. */
  questionAuthors: z.array(ErasedSubject),
  /** Pseudonyms under which knowledge-search knows sessions. */
  searchSessions: z.array(ErasedSubject),
});
export type ErasedSubjects = z.infer<typeof ErasedSubjects>;

export const noErasedSubjects: ErasedSubjects = {
  members: [],
  sessions: [],
  contacts: [],
  questionAuthors: [],
  searchSessions: [],
};

/** Actor of erasures that are repeated after a restore. */
export const restoreActor = 'operator:restore';
