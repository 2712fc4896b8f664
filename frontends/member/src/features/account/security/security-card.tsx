import { Card, ErrorState, Heading, Skeleton, Stack, Text, theme } from '@aera/ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { securityCopy } from './security-copy.ts';

const Frame = styled(Card)`
  display: grid;
  gap: ${theme.space[4]};
`;

interface SecurityCardProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** One part of the page. */
export function SecurityCard({ title, lead, children }: SecurityCardProps) {
  const id = useId();
  return (
    <Frame as="section" aria-labelledby={id}>
      <Stack gap={2}>
        <Heading level={2} size="lg" id={id}>
          {title}
        </Heading>
        <Text size="sm" tone="muted">
          {lead}
        </Text>
      </Stack>
      {children}
    </Frame>
  );
}

interface QueryContentProps<Data> {
  readonly query: {
    readonly data: Data | undefined;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly copy: { readonly failed: string; readonly failedDetail: string };
  readonly children: (data: Data) => ReactNode;
}

/** What was read, or what stands there while it was not. */
export function QueryContent<Data>({ query, copy, children }: QueryContentProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <Skeleton height="5rem" />;
  return (
    <ErrorState
      level={3}
      title={copy.failed}
      detail={copy.failedDetail}
      retryLabel={securityCopy.retry}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
