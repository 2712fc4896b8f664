import { Button, type ButtonProps, Text } from '@aera/ui';
import { useState } from 'react';

export interface ShowMoreProps extends Pick<ButtonProps, 'size' | 'style'> {
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  /** Shown if the next page cannot be loaded. */
  readonly failed?: string;
  readonly children: string;
}

/** Loads the next page. Hidden after the last one, once the button has no focus. */
export function ShowMore({ query, failed, size = 'sm', style, children }: ShowMoreProps) {
  const [hasFocus, setHasFocus] = useState(false);
  const { hasNextPage } = query;
  return (
    <>
      {failed && query.isFetchNextPageError && (
        <Text size="sm" role="alert">
          {failed}
        </Text>
      )}
      {(hasNextPage || hasFocus) && (
        <Button
          variant="secondary"
          size={size}
          style={style}
          {...(!hasNextPage && { 'aria-disabled': true })}
          pending={query.isFetchingNextPage}
          onFocus={() => setHasFocus(true)}
          onBlur={() => setHasFocus(false)}
          onClick={() => hasNextPage && void query.fetchNextPage()}
        >
          {children}
        </Button>
      )}
    </>
  );
}
