import { z } from 'zod';

const ErasedSubject = z.strictObject({
  id: z.string().min(1).max(200),
  /** ISO 8601; null if it was not recorded. */
  erasedAt: z.string().nullable(),
});
export type ErasedSubject = z.infer<typeof ErasedSubject>;

/** Ids of erased subjects by kind. None identifies a person after the erasure. */
export const ErasedSubjects = z.strictObject({
  members: z.array(ErasedSubject),
  /** Visitor sessions. */
  sessions: z.array(ErasedSubject),
  contacts: z.array(ErasedSubject),
  /** Pseudonyms of e-mail addresses and sessions in questions-notifications. */
  questionAuthors: z.array(ErasedSubject),
  /** Pseudonyms of sessions in knowledge-search. */
  searchSessions: z.array(ErasedSubject),
  /** Completed erasures of persons in contacts-crm, whose keys encrypt the identifiers of the person. */
  personErasures: z.array(ErasedSubject),
});
export type ErasedSubjects = z.infer<typeof ErasedSubjects>;

export const noErasedSubjects: ErasedSubjects = {
  members: [],
  sessions: [],
  contacts: [],
  questionAuthors: [],
  searchSessions: [],
  personErasures: [],
};

/** Actor of erasures that are repeated after a restore. */
export const restoreActor = 'operator:restore';
