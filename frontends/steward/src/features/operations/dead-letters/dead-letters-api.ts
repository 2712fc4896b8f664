import { type DeadLetterView, operationsRoutes, type ServiceName } from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { useToast } from '@aera/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deadLettersCopy } from '../operations-copy.ts';

const copy = deadLettersCopy.done;

/** Identifies a dead letter. */
export interface DeadLetterKey {
  readonly service: ServiceName;
  readonly seq: number;
}

export type DeadLetterAction = {
  readonly deadLetters: readonly DeadLetterKey[];
  readonly discardReason: string | null;
};

/** Retries dead letters, or discards them with a reason. A failure after some were handled is part of the result. */
export function useDeadLetterAction() {
  const client = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: async ({ deadLetters, discardReason }: DeadLetterAction) => {
      const outcomes: string[] = [];
      for (const [service, own] of Map.groupBy(deadLetters, (deadLetter) => deadLetter.service)) {
        const seqs = own.map(({ seq }) => seq);
        const { retryDeadLetters, discardDeadLetters } = operationsRoutes[service];
        try {
          const { results } =
            discardReason === null
              ? await callApi(retryDeadLetters, { body: { seqs } })
              : await callApi(discardDeadLetters, { body: { seqs, reason: discardReason } });
          outcomes.push(...results.map(({ outcome }) => outcome));
        } catch (error) {
          if (outcomes.length === 0) throw error;
          break;
        }
      }
      return outcomes;
    },
    onSuccess: (outcomes, { deadLetters, discardReason }) => {
      const count = (outcome: string) => outcomes.filter((each) => each === outcome).length;
      const done = discardReason === null ? 'retried' : 'discarded';
      const unanswered = deadLetters.length - outcomes.length;
      const rest = [
        count('already-handled') > 0 ? copy.alreadyHandled(count('already-handled')) : '',
        count('failed') > 0 ? copy.failed(count('failed')) : '',
        unanswered > 0 ? copy.unanswered(unanswered) : '',
        count(done) > 0 ? (discardReason === null ? copy.retryHint : copy.discardHint) : '',
      ].filter((text) => text !== '');
      toast({
        title: discardReason === null ? copy.retried(count(done)) : copy.discarded(count(done)),
        description: rest.join(' '),
        variant: count('failed') + unanswered > 0 ? 'destructive' : 'success',
      });
    },
    onError: () => toast({ ...deadLettersCopy.failure, variant: 'destructive' }),
    onSettled: (_answer, _error, { deadLetters }) =>
      Promise.all(
        [...new Set(deadLetters.map(({ service }) => service))].flatMap((service) => {
          const { listDeadLetters, listDiscardedDeadLetters, operationsOverview } = operationsRoutes[service];
          return [listDeadLetters, listDiscardedDeadLetters, operationsOverview].map(({ path }) =>
            client.invalidateQueries({ queryKey: [path] }),
          );
        }),
      ),
  });
}

const readText = (message: unknown, name: string): string | null => {
  if (typeof message !== 'object' || message === null) return null;
  const value: unknown = Reflect.get(message, name);
  return typeof value === 'string' && value !== '' ? value : null;
};

/** Returns the CloudEvents type of a message, or its subject if it has none. */
export const readMessageType = ({ message, subject }: Pick<DeadLetterView, 'message' | 'subject'>): string =>
  readText(message, 'type') ?? subject;

export const readCorrelationId = (message: unknown): string | null => readText(message, 'correlationid');
