import { type Contact, readContactScore, scoreContact, undoContactMove } from '@aera/contracts';
import { useToast } from '@aera/ui';
import { callApi } from '@aera/web-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { contactsWords } from '../contacts-copy.ts';
import { refreshContacts, showContact } from '../contacts-api.ts';
import { useContactAction } from '../use-contact-action.ts';
import { scoreWords } from './scoring-copy.ts';

const words = scoreWords.override;
const halfAMinute = 30_000;

/** Why a contact scores what it does, read again every 30 seconds. */
export const useScore = (id: string) =>
  useStewardQuery(readContactScore, { params: { id }, every: halfAMinute });

/** Gives a score of the steward's own, or takes it back (null); either can be undone. */
export function useGiveScore({ id, version }: Contact) {
  const client = useQueryClient();
  const { toast } = useToast();
  const action = useContactAction(scoreContact, id);
  const undo = async (changed: Contact) => {
    try {
      const body = { version: changed.version };
      showContact(client, await callApi(undoContactMove, { params: { id }, body }));
      toast({ title: words.undone, variant: 'success' });
    } catch {
      toast({ title: contactsWords.notUndone, variant: 'destructive' });
    }
    await refreshContacts(client);
  };
  return {
    isPending: action.isPending,
    give: (leadScore: number | null, onDone?: () => void) =>
      action.mutate(
        { leadScore, version },
        {
          onSuccess: (changed) => {
            const title = leadScore === null ? words.cleared(changed.leadScore) : words.given(leadScore);
            toast({
              title,
              variant: 'success',
              action: { label: words.undo, run: () => void undo(changed) },
            });
            onDone?.();
          },
        },
      ),
  };
}
