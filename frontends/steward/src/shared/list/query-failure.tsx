import { ErrorState } from '@aera/ui';
import { isApiError, useConnectivity } from '@aera/frontend-kit';

export interface ReadingFailureProps {
  readonly title: string;
  readonly reading: {
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

/** In place of what could not be read, with the way to try again. */
export function ReadingFailure({ title, reading: { error, isFetching, refetch } }: ReadingFailureProps) {
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

const offline = 'You are offline. It is read by itself as soon as the connection is back.';
const unreachable = 'There was no answer. Everything else keeps working; please try again.';
