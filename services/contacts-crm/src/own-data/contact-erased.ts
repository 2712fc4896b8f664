import type { ProjectionContext } from '@aera/event-store';

/** The leads stay, with where they stand, and say nothing of the person. */
export async function clearContact(contactId: string, { sql, table }: ProjectionContext): Promise<void> {
  await sql(
    `update ${table('leads')} set session_id = null, name = '', email = '', subject = null, message = '',
            next_step = case when next_step is null then null else '' end where contact_id = $1`,
    [contactId],
  );
}
