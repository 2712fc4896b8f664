import type { ProjectionContext } from '@aera/event-store';

/** Questions stay, for the figures, as nobody's; what they were told goes, and so does where they had read to. */
export async function clearLists(personId: string, { sql, table }: ProjectionContext): Promise<void> {
  await sql(
    `update ${table('questions')}
     set member_id = null, author_id = null, session_id = null, question = '', original_query = null, answer = null
     where member_id = $1 or author_id = $1`,
    [personId],
  );
  for (const name of ['notifications', 'inbox_counts', 'feed_heads', 'feed_entries'])
    await sql(`delete from ${table(name)} where member_id = $1`, [personId]);
}

/** The vote counts; what was said with it goes. */
export async function clearVotes(personId: string, { sql, table }: ProjectionContext): Promise<void> {
  await sql(`update ${table('answer_votes')} set comment = null where voter_id = $1`, [personId]);
}
