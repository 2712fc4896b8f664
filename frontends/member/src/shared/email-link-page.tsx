import { isApiError, toErrorDetail } from '@aera/frontend-kit';
import { Button, Container, Heading, Notice, Row, Section, Stack, Text } from '@aera/ui';
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
  /** Another way to the same end, beside the button. */
  readonly alternative?: ReactNode;
}

const copy = {
  missing: 'This link is incomplete',
  missingDetail: 'Open the link from your email again, or copy all of it.',
  failedDetail: 'Try again in a moment.',
} as const;

/** Page of a link in an email. The link is used on click, because programs that scan emails would otherwise use up a one-time link. */
export function EmailLinkPage({
  copy: words,
  token,
  mutation,
  failures,
  doneLead,
  next,
  alternative,
}: EmailLinkPageProps) {
  const { mutate, error, isPending, isSuccess } = mutation;
  const failure = error && toFailure(error, failures, words.failed);
  return (
    <Section>
      <PageHead title={words.title} noIndex />
      <Container width="text">
        <Stack gap={5} align="start">
          <Heading level={1} size="2xl">
            {isSuccess ? words.done : words.title}
          </Heading>
          <output>
            <Text tone="muted">{isSuccess ? doneLead : words.lead}</Text>
          </output>
          {token === '' && !isSuccess && !failure && (
            <Notice tone="warning" title={copy.missing}>
              {copy.missingDetail}
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
                  pendingLabel={words.confirming}
                  onClick={() => mutate()}
                >
                  {words.confirm}
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

/** The button that had the focus is gone. */
const focusOnMount = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

function toFailure(error: Error, failures: EmailLinkPageProps['failures'], title: string): LinkFailure {
  const { status, problem } = isApiError(error) ? error : {};
  return (
    failures[problem?.code ?? ''] ??
    failures[String(status)] ?? { title, detail: toErrorDetail(error, copy.failedDetail) }
  );
}

/** Returns whether the link was used, has expired or was replaced. */
export const isDeadLink = (error: unknown): boolean => isApiError(error) && error.status === 410;
