import type { IdentifierKind } from '@aera/contracts';
import { selectList, type Sql } from '@aera/event-store';
import { QuestionRow } from '../questions/questions-projection.ts';

/** Identifiers of a person in this service. */
export interface PersonLookupIds {
  readonly members: readonly string[];
  /** Ids that stand for their addresses. */
  readonly visitors: readonly string[];
  readonly sessions: readonly string[];
}

export interface PersonQuestion extends Pick<QuestionRow, 'id' | 'memberId' | 'sessionId'> {
  /** By what it was found; the surest where there are several. */
  readonly link: Exclude<IdentifierKind, 'contact'>;
}

const maxQuestions = 1000;

/** The questions that a person asked, the newest ones where there are very many. */
export const findPersonQuestions = (
  sql: Sql,
  { members, visitors, sessions }: PersonLookupIds,
): Promise<PersonQuestion[]> =>
  sql<PersonQuestion>(
    `select ${selectList(QuestionRow, { only: ['id', 'memberId', 'sessionId'] })},
            case when member_id = any($1::text[]) then 'member' when author_id = any($2::text[]) then 'email'
                 else 'session' end as link
     from questions
     where member_id = any($1::text[]) or author_id = any($2::text[]) or session_id = any($3::text[])
     order by submitted_at desc, id desc limit ${maxQuestions}`,
    [members, visitors, sessions],
  );
