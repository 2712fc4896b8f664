import type { BodyOf, Contact, Route } from '@aera/contracts';
import { useToast } from '@aera/ui';
import { callApi, isApiError } from '@aera/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { contactsWords } from './contacts-copy.ts';
import { refreshContacts, showContact } from './contacts-api.ts';

const words = contactsWords.actionFailed;

/** One thing to do with a contact. What is shown is read again either way; a refusal is told in the server’s own sentence. */
export function useContactAction<R extends Route>(route: R, id: string) {
  const client = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: (body: BodyOf<R>) =>
      callApi<R>(route, { params: { id } as never, body: body as never }) as Promise<Contact>,
    onSuccess: (changed) => showContact(client, changed),
    onError: (error) => {
      const detail = isApiError(error) ? error.problem?.detail : undefined;
      toast({ title: words.title, description: detail ?? words.description, variant: 'destructive' });
    },
    onSettled: () => refreshContacts(client),
  });
}
