import { verifyEmail } from '@aera/contracts';
import { Button, ButtonLink, Container, Heading, Notice, Row, Section, Stack, Text } from '@aera/ui';
import { callApi, isApiError, memberKey, withNextPath } from '@aera/frontend-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLinkToken } from '@aera/frontend-kit/link-token';
import { Link } from 'react-router-dom';
import { PageHead } from '../../shared/page-head.tsx';
import { paths, resetPath, verifyPath } from '../../shared/paths.ts';

const copy = {
  title: 'Confirm your email address',
  lead: 'Confirm that this address is yours. Questions you asked with it before will then appear on your dashboard.',
  confirm: 'Confirm email address',
  confirming: 'Confirming…',
  done: 'Email address confirmed',
  doneLead: 'Questions you asked with it are now on your dashboard.',
  toDashboard: 'Go to dashboard',
  dead: 'This link no longer works',
  deadDetail: 'Links work once, for 2 days. Sign in to get a new one from your dashboard.',
  signInFirst: 'Sign in to confirm your address',
  signInFirstDetail:
    'Only the owner of the account can confirm it. If you didn’t create this account, reset its password: this signs out everyone else.',
  signIn: 'Sign in',
  choosePassword: 'Reset your password',
  missing: 'This link is incomplete',
  missingDetail: 'Open the link from your email again, or copy all of it.',
  failed: 'Couldn’t confirm your email address',
  failedDetail: 'Try again in a moment.',
} as const;

/**
 * Where the link from the mail leads. It takes a click: programs that look at links in mails before people do would otherwise use up a
 * link that works once.
 */
export function VerifyPage() {
  const { token, clear } = useLinkToken('aera-verification-token');
  const client = useQueryClient();
  const verify = useMutation({
    mutationFn: () => callApi(verifyEmail, { body: { token } }),
    onSuccess: () => {
      clear();
      return client.invalidateQueries({ queryKey: memberKey });
    },
    onError: (error) => isDeadLink(error) && clear(),
  });
  const failure = toFailure(verify.error);
  return (
    <Section>
      <PageHead title={copy.title} personal />
      <Container width="text">
        <Stack gap={5} align="start">
          <Heading level={1} size="2xl">
            {verify.isSuccess ? copy.done : copy.title}
          </Heading>
          <Text tone="muted">{verify.isSuccess ? copy.doneLead : copy.lead}</Text>
          {token === '' && !verify.isSuccess && (
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
          ) : needsSignIn(verify.error) ? (
            <Row gap={3}>
              <ButtonLink as={Link} to={withNextPath(paths.login, verifyPath)}>
                {copy.signIn}
              </ButtonLink>
              <ButtonLink as={Link} variant="secondary" to={resetPath}>
                {copy.choosePassword}
              </ButtonLink>
            </Row>
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

/** The link is valid, but this browser is not signed in to the account that it belongs to. */
const needsSignIn = (error: unknown): boolean => isApiError(error) && error.status === 403;

/** The link was used before or has expired. */
const isDeadLink = (error: unknown): boolean => isApiError(error) && error.status === 410;

function toFailure(error: unknown): { title: string; detail: string } | null {
  if (!error) return null;
  if (needsSignIn(error)) return { title: copy.signInFirst, detail: copy.signInFirstDetail };
  if (isDeadLink(error)) return { title: copy.dead, detail: copy.deadDetail };
  const detail = isApiError(error) ? error.problem?.detail : undefined;
  return { title: copy.failed, detail: detail ?? copy.failedDetail };
}
