import { sqlMigration } from '@aera/service-kit';

/** Finds a person's data by any identifier; the projection fills the column at its next version. */
export const held = sqlMigration('0007-data-subject-indexes', [
  'alter table questions add column session_id text',
  'create index questions_of_session on questions (session_id) where session_id is not null',
  'create index questions_of_author on questions (author_id) where author_id is not null',
  'create index answer_votes_of_voter on answer_votes (voter_id)',
  'create index mails_of_recipient on mails (recipient_id, created_at desc)',
]);
