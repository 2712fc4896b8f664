import type { ProjectionContext } from '@aera/event-store';

/** Questions stay, for the figures, as nobody's; what a member was told goes, and so does where they had read to. */
export async function clearLists(memberId: string, { sql, table }: ProjectionContext): Promise<void> {
  await sql(
    `update ${table('questions')} set member_id = null, author_id = null, question = '', original_query = null, answer = null
     where member_id = $1`,
    [memberId],
  );
  for (const name of ['notifications', 'inbox_counts', 'feed_heads', 'feed_entries'])
    await sql(`delete from ${table(name)} where member_id = $1`, [memberId]);
}

/** The vote counts; what was said with it goes. */
export async function clearVotes(memberId: string, { sql, table }: ProjectionContext): Promise<void> {
  await sql(`update ${table('answer_votes')} set comment = null where voter_id = $1`, [memberId]);
}
