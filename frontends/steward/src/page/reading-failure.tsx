import { ErrorState } from '@aera/ui';
import { isApiError } from '@aera/web-kit';

export interface ReadingFailureProps {
  readonly title: string;
  readonly reading: {
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

/** In place of what could not be read, with the way to try again. */
export const ReadingFailure = ({ title, reading: { error, isFetching, refetch } }: ReadingFailureProps) => (
  <ErrorState
    level={3}
    title={title}
    detail={isApiError(error) && error.problem?.detail ? error.problem.detail : unreachable}
    retrying={isFetching}
    onRetry={() => void refetch()}
  />
);

const unreachable = 'There was no answer. Everything else keeps working; please try again.';
