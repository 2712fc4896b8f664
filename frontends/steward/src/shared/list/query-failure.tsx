import { ErrorState } from '@aera/ui';
import { isApiError, useConnectivity } from '@aera/frontend-kit';

export interface QueryErrorProps {
  readonly title: string;
  readonly query: {
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

/** In place of what could not be read, with the way to try again. */
export function QueryError({ title, query: { error, isFetching, refetch } }: QueryErrorProps) {
  const { state } = useConnectivity();
  const said = isApiError(error) ? error.problem?.detail : undefined;
  return (
    <ErrorState
      level={3}
      title={title}
      detail={said || (state === 'offline' ? offline : unreachable)}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

const offline = 'You’re offline. This loads automatically when you’re back online.';
const unreachable = 'The server didn’t respond. Try again.';
