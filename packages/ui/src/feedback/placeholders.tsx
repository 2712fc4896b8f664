import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../controls/button.tsx';
import { BrandMark } from '../icons/brand.tsx';
import { WarningIcon } from '../icons/icons.tsx';
import { Row } from '../layout/primitives.ts';
import { theme } from '../theme/theme.ts';
import { focusParentOnRemoval } from './move-focus.ts';
import { Heading, type HeadingLevel, MutedText } from '../type/typography.tsx';

/** Layout of `EmptyState` and `ErrorState`. */
const Placeholder = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[7]} ${theme.space[5]};
  border: 1px dashed ${theme.color.goldLine};
  border-radius: ${theme.radius.lg};
  text-align: center;
  > svg {
    color: ${theme.color.gold};
  }
  > p {
    max-width: 25em;
  }
`;

interface EmptyStateProps {
  /** Reason and next step. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** An action that needs no link, for example to clear a filter. */
  readonly button?: { readonly label: string; readonly onClick: () => void } | undefined;
}

export function EmptyState({ children, action, button }: EmptyStateProps) {
  return (
    <Placeholder ref={focusParentOnRemoval}>
      <BrandMark size="2.25rem" />
      <MutedText>{children}</MutedText>
      {action}
      {button && (
        <Button variant="secondary" onClick={button.onClick}>
          {button.label}
        </Button>
      )}
    </Placeholder>
  );
}

export interface ErrorStateProps {
  readonly title: string;
  /** Further advice. */
  readonly detail?: string;
  readonly onRetry?: () => void;
  readonly retryLabel?: string;
  readonly retrying?: boolean;
  /** The failed query; replaces the three properties above. */
  readonly query?: { readonly isFetching: boolean; readonly refetch: () => unknown };
  readonly level?: HeadingLevel;
  /** Further actions beside the retry. */
  readonly children?: ReactNode;
}

/** Replaces content that failed to load. */
export function ErrorState({
  title,
  detail,
  query,
  onRetry = query && (() => void query.refetch()),
  retryLabel = 'Try again',
  retrying = query?.isFetching ?? false,
  level = 2,
  children,
}: ErrorStateProps) {
  return (
    <Placeholder ref={focusParentOnRemoval} role="alert">
      <WarningIcon size="2rem" />
      <Heading level={level} size="lg">
        {title}
      </Heading>
      {detail && <MutedText>{detail}</MutedText>}
      {onRetry && (
        <Row justify="center">
          <Button variant="secondary" pending={retrying} onClick={onRetry}>
            {retryLabel}
          </Button>
          {children}
        </Row>
      )}
    </Placeholder>
  );
}
