import { verifyEmail } from '@aera/contracts';
import { Button, ButtonLink, Container, Heading, Notice, Section, Stack, Text } from '@aera/ui';
import { callApi, isApiError, memberKey } from '@aera/frontend-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { PageHead } from '../../shared/page-head.tsx';
import { paths } from '../../shared/paths.ts';
import { verificationCopy as copy } from './verification-copy.ts';

/**
 * Where the link from the mail leads. It takes a click: programs that look at links in mails before people do would otherwise use up a
 * link that works once.
 */
export function VerifyPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  const client = useQueryClient();
  const verify = useMutation({
    mutationFn: () => callApi(verifyEmail, { body: { token } }),
    onSuccess: () => client.invalidateQueries({ queryKey: memberKey }),
  });
  const failure = failureOf(verify.error);
  return (
    <Section>
      <PageHead title={copy.title} personal />
      <Container width="text">
        <Stack gap={5} align="start">
          <Heading level={1} size="2xl">
            {verify.isSuccess ? copy.done : copy.title}
          </Heading>
          <Text tone="muted">{verify.isSuccess ? copy.doneLead : copy.lead}</Text>
          {token === '' && (
            <Notice tone="warning" title={copy.missing}>
              {copy.missingDetail}
            </Notice>
          )}
          {failure && (
            <div role="alert">
              <Notice tone="warning" title={failure.title}>
                {failure.detail}
              </Notice>
            </div>
          )}
          {verify.isSuccess ? (
            <ButtonLink as={Link} to={paths.dashboard}>
              {copy.toDashboard}
            </ButtonLink>
          ) : (
            <Button
              disabled={token === ''}
              pending={verify.isPending}
              pendingLabel={copy.confirming}
              onClick={() => verify.mutate()}
            >
              {copy.confirm}
            </Button>
          )}
        </Stack>
      </Container>
    </Section>
  );
}

function failureOf(error: unknown): { title: string; detail: string } | null {
  if (!error) return null;
  if (isApiError(error) && error.status === 410) return { title: copy.dead, detail: copy.deadDetail };
  const detail = isApiError(error) ? error.problem?.detail : undefined;
  return { title: copy.failed, detail: detail ?? copy.failedDetail };
}
