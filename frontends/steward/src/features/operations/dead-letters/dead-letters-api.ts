import { type DeadLetterView, operationsRoutes, type ServiceName } from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { useToast } from '@aera/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deadLettersCopy } from './dead-letters-copy.ts';

const copy = deadLettersCopy.done;

/** Identifies a dead letter. */
export interface LetterName {
  readonly service: ServiceName;
  readonly seq: number;
}

export type LetterAction = {
  readonly deadLetters: readonly LetterName[];
  readonly discardFor: string | null;
};

/** Retries dead letters, or discards them with a reason; returns the outcome of each. */
export function useLetterAction() {
  const client = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: async ({ deadLetters, discardFor }: LetterAction) => {
      const outcomes: string[] = [];
      for (const [service, own] of Map.groupBy(deadLetters, (letter) => letter.service)) {
        const seqs = own.map(({ seq }) => seq);
        const { redriveDeadLetters, discardDeadLetters } = operationsRoutes[service];
        const { results } =
          discardFor === null
            ? await callApi(redriveDeadLetters, { body: { seqs } })
            : await callApi(discardDeadLetters, { body: { seqs, reason: discardFor } });
        outcomes.push(...results.map(({ outcome }) => outcome));
      }
      return outcomes;
    },
    onSuccess: (outcomes, { discardFor }) => {
      const count = (outcome: string) => outcomes.filter((each) => each === outcome).length;
      const done = discardFor === null ? 'redriven' : 'discarded';
      const rest = [
        count('gone') > 0 ? copy.gone(count('gone')) : '',
        count('failed') > 0 ? copy.failed(count('failed')) : '',
        count(done) > 0 ? (discardFor === null ? copy.watch : copy.kept) : '',
      ].filter((text) => text !== '');
      toast({
        title: copy[done](count(done)),
        description: rest.join(' '),
        variant: count('failed') > 0 ? 'destructive' : 'success',
      });
    },
    onError: () => toast({ ...deadLettersCopy.notDone, variant: 'destructive' }),
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
