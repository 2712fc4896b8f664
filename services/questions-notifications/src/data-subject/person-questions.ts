import type { PersonLink } from '@aera/contracts';
import type { Sql } from '@aera/event-store';

/** What a person goes by here. */
export interface KnownBy {
  readonly members: readonly string[];
  /** Ids that stand for their addresses. */
  readonly visitors: readonly string[];
  readonly sessions: readonly string[];
}

export interface FoundQuestion {
  readonly id: string;
  readonly memberId: string | null;
  readonly sessionId: string | null;
  /** By what it was found; the surest where there are several. */
  readonly link: Exclude<PersonLink, 'contact'>;
}

const most = 1000;

/** The questions that a person asked, the newest ones where there are very many. */
export const foundQuestions = (
  sql: Sql,
  { members, visitors, sessions }: KnownBy,
): Promise<FoundQuestion[]> =>
  sql<FoundQuestion>(
    `select id::text as id, member_id as "memberId", session_id as "sessionId",
            case when member_id = any($1::text[]) then 'member' when author_id = any($2::text[]) then 'email'
                 else 'session' end as link
     from questions
     where member_id = any($1::text[]) or author_id = any($2::text[]) or session_id = any($3::text[])
     order by submitted_at desc, id desc limit ${most}`,
    [members, visitors, sessions],
  );
