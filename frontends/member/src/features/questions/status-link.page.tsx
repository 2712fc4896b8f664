import { readQuestionByStatusLink } from '@aera/contracts';
import { ButtonLink, Card, ErrorState, Eyebrow, MutedText, Row, Skeleton, Stack, Text } from '@aera/ui';
import { callApi, isApiError, useMember } from '@aera/frontend-kit';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { paths, questionPath } from '../../shared/paths.ts';
import { MemberPageLayout } from '../../shared/member-page-layout.tsx';
import { Conversation } from './conversation.tsx';
import { questionsCopy } from './questions-copy.ts';
import { QuestionHeader } from './question-header.tsx';
import { TypicalAnswerTime } from './answer-time.tsx';

const copy = questionsCopy.statusLink;

/** Read-only page of a question. The link in the email opens it without sign-in; its token is in the URL fragment. */
export function StatusLinkPage() {
  const token = useLocation().hash.slice(1);
  const { member } = useMember();
  const query = useQuery({
    queryKey: [readQuestionByStatusLink.path, token],
    queryFn: ({ signal }) => callApi(readQuestionByStatusLink, { params: { token }, signal }),
    staleTime: 0,
  });
  const { data: thread, error } = query;
  const isAuthor = member !== null && member.id === thread?.userId;
  if (thread)
    return (
      <MemberPageLayout title={copy.title}>
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
        <MutedText size="xs">{copy.lead}</MutedText>
      </MemberPageLayout>
    );
  const isInvalidLink = isApiError(error) && [400, 404, 410].includes(error.status);
  return (
    <MemberPageLayout title={copy.title}>
      {!error && (
        <Stack gap={4}>
          <Skeleton width="60%" height="2rem" />
          <Skeleton height="6rem" />
        </Stack>
      )}
      {isInvalidLink && <ErrorState level={1} title={copy.invalidLink} detail={copy.invalidLinkDetail} />}
      {error && !isInvalidLink && (
        <ErrorState level={1} title={questionsCopy.failedOne} detail={copy.failedDetail} query={query} />
      )}
    </MemberPageLayout>
  );
}
