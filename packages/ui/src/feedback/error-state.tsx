import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { WarningIcon } from '../icons/icons.tsx';
import { Row } from '../layout/row.tsx';
import { Heading } from '../type/heading.tsx';
import type { HeadingLevel } from '../type/heading.tsx';
import { Text } from '../type/text.tsx';
import { Placeholder } from './placeholder-style.ts';

export interface ErrorStateProps {
  readonly title: string;
  /** What still works, or what to try. */
  readonly detail?: string;
  readonly onRetry?: () => void;
  readonly retryLabel?: string;
  readonly retrying?: boolean;
  readonly level?: HeadingLevel;
  /** What else may be done, beside the retry. */
  readonly children?: ReactNode;
}

/** In place of something that could not be loaded. */
export function ErrorState({
  title,
  detail,
  onRetry,
  retryLabel = 'Retry',
  retrying = false,
  level = 2,
  children,
}: ErrorStateProps) {
  return (
    <Placeholder role="alert">
      <WarningIcon size="2rem" />
      <Heading level={level} size="lg">
        {title}
      </Heading>
      {detail && (
        <Text tone="muted" size="sm">
          {detail}
        </Text>
      )}
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
