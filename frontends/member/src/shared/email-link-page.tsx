import { isApiError, toErrorDetail } from '@aera/frontend-kit';
import { Button, Container, focusOnMount, Heading, Notice, Row, Section, Stack, Text } from '@aera/ui';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageHead } from './page-head.tsx';

/** Title and text for a link that does not work. */
export interface LinkFailure {
  readonly title: string;
  readonly detail: string;
  /** Actions instead of a retry. */
  readonly actions?: ReactNode;
}

interface EmailLinkPageProps {
  readonly copy: {
    readonly title: string;
    readonly lead: string;
    readonly confirm: string;
    readonly confirming: string;
    readonly done: string;
    readonly failed: string;
  };
  readonly token: string;
  readonly mutation: Pick<
    UseMutationResult<unknown, Error, void>,
    'mutate' | 'error' | 'isPending' | 'isSuccess'
  >;
  /** Failures with their own text, by problem code or status. */
  readonly failures: Readonly<Record<string, LinkFailure>>;
  /** Text below the title after success. */
  readonly doneLead: string;
  readonly next: ReactNode;
  /** A second action next to the button, with the same purpose. */
  readonly alternative?: ReactNode;
}

export const incompleteLink: LinkFailure = {
  title: 'This link is incomplete',
  detail: 'Open the link from your email again, or copy all of it.',
};

const defaultDetail = 'Try again in a moment.';

/** Page of a link in an email. The link is used on click, because programs that scan emails would otherwise use up a one-time link. */
export function EmailLinkPage({
  copy,
  token,
  mutation,
  failures,
  doneLead,
  next,
  alternative,
}: EmailLinkPageProps) {
  const { mutate, error, isPending, isSuccess } = mutation;
  const failure = error && toFailure(error, failures, copy.failed);
  return (
    <Section>
      <PageHead title={copy.title} noIndex />
      <Container width="text">
        <Stack gap={5} align="start">
          <Heading level={1} size="2xl" tabIndex={-1} ref={isSuccess ? focusOnMount : null}>
            {isSuccess ? copy.done : copy.title}
          </Heading>
          <output>
            <Text tone="muted">{isSuccess ? doneLead : copy.lead}</Text>
          </output>
          {token === '' && !isSuccess && !failure && (
            <Notice tone="warning" title={incompleteLink.title}>
              {incompleteLink.detail}
            </Notice>
          )}
          {failure && (
            <div role="alert" tabIndex={-1} ref={failure.actions || isDeadLink(error) ? focusOnMount : null}>
              <Notice tone="warning" title={failure.title}>
                {failure.detail}
              </Notice>
            </div>
          )}
          {isSuccess || failure?.actions ? (
            <Row gap={3}>{isSuccess ? next : failure?.actions}</Row>
          ) : (
            <Row gap={3}>
              {!isDeadLink(error) && (
                <Button
                  disabled={token === ''}
                  pending={isPending}
                  pendingLabel={copy.confirming}
                  onClick={() => mutate()}
                >
                  {copy.confirm}
                </Button>
              )}
              {alternative}
            </Row>
          )}
        </Stack>
      </Container>
    </Section>
  );
}

function toFailure(error: Error, failures: EmailLinkPageProps['failures'], title: string): LinkFailure {
  const { status, problem } = isApiError(error) ? error : {};
  return (
    failures[problem?.code ?? ''] ??
    failures[String(status)] ?? { title, detail: toErrorDetail(error, defaultDetail) }
  );
}

/** Returns whether the link was used, has expired or was replaced. */
export const isDeadLink = (error: unknown): boolean => isApiError(error) && error.status === 410;
