import { type DeadLetterView, operationsRoutes, type ServiceName } from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { useToast } from '@aera/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deadLettersCopy } from './dead-letters-copy.ts';

const copy = deadLettersCopy.done;

/** A letter is named by the service whose consumer failed it, and its number. */
export interface LetterName {
  readonly service: ServiceName;
  readonly seq: number;
}

export type LetterAct = { readonly deadLetters: readonly LetterName[]; readonly discardFor: string | null };

/** Retries dead letters, or discards them with a reason; returns the outcome of each. */
export function useLetterAct() {
  const client = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: async ({ deadLetters, discardFor }: LetterAct) => {
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
      const count = (outcome: string) => outcomes.filter((one) => one === outcome).length;
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
  const found: unknown = Reflect.get(message, name);
  return typeof found === 'string' && found !== '' ? found : null;
};

/** What kind of message it is; the subject it was sent on where it does not say. */
export const messageType = ({ message, subject }: Pick<DeadLetterView, 'message' | 'subject'>): string =>
  readText(message, 'type') ?? subject;

/** What a message was part of, where it says so. */
export const readCorrelationId = (message: unknown): string | null => readText(message, 'correlationid');
