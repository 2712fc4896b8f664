import { below, Card, ErrorState, from, Heading, Skeleton, Stack, Text, theme } from '@aera/ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { PlainList } from '../../../shared/plain-list.ts';
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

/** A list whose lines have something to do at their end. */
export const RowList = styled(PlainList)`
  li {
    display: grid;
    gap: ${theme.space[2]} ${theme.space[4]};
    align-items: center;
    padding-block: ${theme.space[3]};
    border-top: 1px solid ${theme.color.line};
    /* What can be done stands under what it is about, in one line with it. */
    > :nth-child(2) button:first-child {
      @media ${below('tablet')} {
        margin-inline-start: -0.875rem;
      }
    }
    @media ${from('tablet')} {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }
`;

/** What a line is about. */
export const RowText = styled.div`
  min-width: 0;
  font-size: ${theme.text.sm};
  line-height: 1.5;
  overflow-wrap: anywhere;
  strong {
    font-weight: 600;
  }
  small {
    display: block;
    color: ${theme.color.inkMuted};
    font-size: ${theme.text.xs};
  }
  span {
    margin-inline-start: ${theme.space[2]};
  }
`;
