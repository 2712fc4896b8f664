import { type BodyOf, type CloseReason, type Contact, undoContactMove, updateContact } from '@aera/contracts';
import { useToast } from '@aera/ui';
import { callApi, isApiError } from '@aera/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { contactsWords as words } from '../contacts-copy.ts';
import { refreshContacts, showContact } from '../contacts-api.ts';

type Body = BodyOf<typeof updateContact>;

/** What a steward can make of a lead. */
export type Move = Body['status'];

export interface Made {
  readonly contact: Contact;
  readonly status: Move;
  /** Why, when it is closed. */
  readonly reason?: CloseReason;
}

/** The score of a lead that a steward calls qualified. */
const high = 90;

const bodyOf = ({ contact: { version }, status, reason }: Made): Body => ({
  status,
  version,
  ...(status === 'qualified' && { leadScore: high }),
  ...(status === 'closed' && reason && { reason }),
});

/** Moves a lead along: the lists show the answer at once and are read again, and the move can be taken back. */
export function useUpdateContact() {
  const client = useQueryClient();
  const { toast } = useToast();
  const undo = async ({ id, version }: Contact) => {
    try {
      showContact(client, await callApi(undoContactMove, { params: { id }, body: { version } }));
      toast({ title: words.undone, variant: 'success' });
    } catch (error) {
      const description = isApiError(error) ? error.detail : words.tryAgain;
      toast({ title: words.notUndone, description, variant: 'destructive' });
    }
    await refreshContacts(client);
  };
  return useMutation({
    mutationFn: (made: Made) =>
      callApi(updateContact, { params: { id: made.contact.id }, body: bodyOf(made) }),
    onSuccess: (changed, { status }) => {
      showContact(client, changed);
      void refreshContacts(client);
      toast({
        title: words.moved(changed.name, status),
        variant: 'success',
        action: { label: words.undo, run: () => void undo(changed) },
      });
    },
  });
}

/** The contact as another steward has left it meanwhile; null for every other failure. */
export const overtakenBy = (error: Error | null): Contact | null => {
  const problem = isApiError(error) ? error.problem : null;
  return problem?.code === 'lead-changed' ? ((problem['current'] as Contact | undefined) ?? null) : null;
};
