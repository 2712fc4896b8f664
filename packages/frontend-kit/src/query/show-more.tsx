import { toErrorDetail } from '@aera/frontend-kit';
import { Button, type ButtonProps, Text } from '@aera/ui';
import { useState } from 'react';

export interface ShowMoreProps extends Pick<ButtonProps, 'size' | 'style'> {
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly error: unknown;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  readonly children: string;
}

/** Loads the next page, or shows why it cannot be loaded. Hidden after the last one, once the button has no focus. */
export function ShowMore({ query, size = 'sm', style, children }: ShowMoreProps) {
  const [hasFocus, setHasFocus] = useState(false);
  const { hasNextPage } = query;
  return (
    <>
      {query.isFetchNextPageError && (
        <Text size="sm" role="alert">
          Couldn’t load more. {toErrorDetail(query.error)}
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
