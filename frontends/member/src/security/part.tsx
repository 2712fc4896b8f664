import { Card, ErrorState, Heading, Skeleton, Stack, Text, theme } from '@aera/ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { securityWords } from './security-words.ts';

const Frame = styled(Card)`
  display: grid;
  gap: ${theme.space[4]};
`;

interface PartProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** One part of the page. */
export function Part({ title, lead, children }: PartProps) {
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

interface ReadProps<Data> {
  readonly reading: {
    readonly data: Data | undefined;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly words: { readonly failed: string; readonly failedDetail: string };
  readonly children: (data: Data) => ReactNode;
}

/** What was read, or what stands there while it was not. */
export function Read<Data>({ reading, words, children }: ReadProps<Data>) {
  if (reading.data !== undefined) return children(reading.data);
  if (!reading.isError) return <Skeleton height="5rem" />;
  return (
    <ErrorState
      level={3}
      title={words.failed}
      detail={words.failedDetail}
      retryLabel={securityWords.retry}
      retrying={reading.isFetching}
      onRetry={() => void reading.refetch()}
    />
  );
}
