import { readQuestionByStatusLink } from '@aera/contracts';
import { ButtonLink, Card, ErrorState, Eyebrow, MutedText, Row, Stack, Text } from '@aera/ui';
import { useMember } from '@aera/frontend-kit';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { Link, useLocation } from 'react-router-dom';
import { paths, questionPath } from '../../shared/paths.ts';
import { MemberPageLayout } from '../../shared/member-page-layout.tsx';
import { Conversation } from './conversation.tsx';
import { questionsCopy } from './questions-copy.ts';
import { QuestionHeader, QuestionSkeleton } from './question-header.tsx';
import { TypicalAnswerTime } from './answer-time.tsx';

const copy = questionsCopy.statusLink;

/** Read-only page of a question. The link in the email opens it without sign-in; its token is in the URL fragment. */
export function StatusLinkPage() {
  const token = useLocation().hash.slice(1);
  const { member } = useMember();
  const query = useApiQuery(readQuestionByStatusLink, { params: { token } });
  const isAuthor = member !== null && member.id === query.data?.userId;
  return (
    <MemberPageLayout title={copy.title}>
      <QueryContent
        query={query}
        copy={{ failed: questionsCopy.failedOne }}
        level={1}
        placeholder={<QuestionSkeleton />}
        missing={<ErrorState level={1} title={copy.invalidLink} detail={copy.invalidLinkDetail} />}
      >
        {(thread) => (
          <>
            <Eyebrow>{copy.title}</Eyebrow>
            <QuestionHeader thread={thread} />
            {thread.sla.state === 'running' && <TypicalAnswerTime />}
            <Conversation thread={thread} />
            <Card tone="quiet" padding={5}>
              <Stack gap={4}>
                <Text size="sm">{isAuthor ? copy.author : copy.join}</Text>
                <Row gap={3}>
                  <ButtonLink as={Link} to={isAuthor ? questionPath(thread.id) : paths.join}>
                    {isAuthor ? copy.authorAction : copy.joinAction}
                  </ButtonLink>
                  <ButtonLink as={Link} to={paths.search} variant="secondary">
                    {copy.search}
                  </ButtonLink>
                </Row>
              </Stack>
            </Card>
            <MutedText size="xs">{copy.note}</MutedText>
          </>
        )}
      </QueryContent>
    </MemberPageLayout>
  );
}
