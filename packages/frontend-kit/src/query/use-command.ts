import { isApiError, toErrorDetail } from '@aera/frontend-kit';
import type { Route } from '@aera/contracts';
import { type ToastMessage, useToast } from '@aera/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';

interface Failure {
  readonly title: string;
  readonly description?: string;
}

interface CommandOptions<Input, Output> {
  readonly send: (input: Input) => Promise<Output>;
  /** Routes to refetch after success or failure. */
  readonly refetch: readonly Pick<Route, 'path'>[];
  readonly onSuccess?: (output: Output, input: Input) => void;
  /** Toast after a success. */
  readonly success?: (output: Output, input: Input) => ToastMessage;
  /** Toast after a failure. Without it the caller shows the error. */
  readonly failure?: Failure | ((input: Input) => Failure);
  /** Whether the reason that the server gives replaces the description of `failure`. Default true. */
  readonly showReason?: boolean;
  /** Errors that the page shows itself; by default conflicts that carry the current state. */
  readonly isShownByPage?: (error: unknown) => boolean;
}

/** A mutation that confirms its success, or reports its failure, in a toast. */
export function useCommand<Input = void, Output = unknown>({
  send,
  refetch,
  onSuccess,
  success,
  failure,
  showReason = true,
  isShownByPage = (error) => readConflict(error) !== null,
}: CommandOptions<Input, Output>) {
  const { toast } = useToast();
  return useMutation({
    mutationFn: send,
    onSuccess: (output, input) => {
      onSuccess?.(output, input);
      if (success) toast({ variant: 'success', ...success(output, input) });
    },
    onError: (error, input) => {
      if (!failure || isShownByPage(error)) return;
      const reason = showReason ? toErrorDetail(error, '') : '';
      toast({
        ...(typeof failure === 'function' ? failure(input) : failure),
        ...(reason && { description: reason }),
        variant: 'destructive',
      });
    },
    onSettled: useInvalidate(...refetch),
  });
}

/** Returns a function that invalidates the queries of routes. */
export function useInvalidate(...routes: readonly Pick<Route, 'path'>[]): () => Promise<unknown> {
  const client = useQueryClient();
  return () => Promise.all(routes.map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
}

/** The current state that a conflict response carries; null for other errors. */
export const readConflict = <Current>(error: unknown): Current | null =>
  ((isApiError(error) && error.problem?.['current']) || null) as Current | null;
