import { followQuestion } from '@aera/contracts';
import { ButtonLink, Card, ErrorState, Eyebrow, Row, Skeleton, Stack, Text } from '@aera/ui';
import { callApi, isApiError, useMember } from '@aera/frontend-kit';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { paths, questionPath } from '../paths.ts';
import { Conversation } from './conversation.tsx';
import { QuestionFrame } from './question-frame.tsx';
import { questionsWords } from './questions-words.ts';
import { ThreadHead } from './thread-head.tsx';
import { UsualTime } from './usual-time.tsx';

const words = questionsWords.follow;

/** A question as the link from a mail shows it: to be read, without an account. */
export function FollowPage() {
  const { token = '' } = useParams();
  const { member } = useMember();
  const {
    data: thread,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: [followQuestion.path, token],
    queryFn: ({ signal }) => callApi(followQuestion, { params: { token }, signal }),
    staleTime: 0,
  });
  if (thread)
    return (
      <QuestionFrame title={words.title}>
        <Eyebrow>{words.title}</Eyebrow>
        <ThreadHead thread={thread} />
        {thread.promise.state === 'running' && <UsualTime />}
        <Conversation thread={thread} />
        <Card tone="quiet" padding={5}>
          <Stack gap={4}>
            <Text size="sm">{member?.id === thread.userId ? words.lead : words.join}</Text>
            <Row gap={3}>
              {member?.id === thread.userId ? (
                <ButtonLink as={Link} to={questionPath(thread.id)}>
                  {questionsWords.backToAll}
                </ButtonLink>
              ) : (
                <ButtonLink as={Link} to={paths.join}>
                  {words.joinAction}
                </ButtonLink>
              )}
              <ButtonLink as={Link} to={paths.search} variant="secondary">
                {words.search}
              </ButtonLink>
            </Row>
          </Stack>
        </Card>
        <Text size="xs" tone="muted">
          {words.lead}
        </Text>
      </QuestionFrame>
    );
  const dead = isApiError(error) && [400, 404, 410].includes(error.status);
  return (
    <QuestionFrame title={words.title}>
      {!error && (
        <Stack gap={4}>
          <Skeleton width="60%" height="2rem" />
          <Skeleton height="6rem" />
        </Stack>
      )}
      {dead && <ErrorState level={1} title={words.dead} detail={words.deadDetail} />}
      {error && !dead && (
        <ErrorState
          level={1}
          title={questionsWords.failedOne}
          detail={questionsWords.failedDetail}
          retryLabel={questionsWords.retry}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </QuestionFrame>
  );
}
