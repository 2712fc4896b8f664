import {
  type BodyOf,
  type CloseReason,
  type Contact,
  type Route,
  listContacts,
  pageContacts,
  quarantinedContacts,
  readContact,
  readContactScore,
  undoContactMove,
  updateContact,
} from '@aera/contracts';
import { useToast } from '@aera/ui';
import { callApi, isApiError } from '@aera/frontend-kit';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { contactsCopy as copy } from './contacts-copy.ts';
import { type ContactFilter, toQuery } from './parts/contact-filter.ts';
import { useStewardPages, useStewardQuery } from '../../shared/session/use-steward-query.ts';

const halfAMinute = 30_000;

/** The contacts of a filter, as many pages as were asked for, read again every 30 seconds. */
export function useContactList(filter: ContactFilter) {
  const route = pageContacts;
  const { last, ...reading } = useStewardPages(route.path, filter, (cursor, signal) =>
    callApi(route, { query: { ...toQuery(filter), ...cursor }, signal }),
  );
  return { ...reading, total: last?.total, byStatus: last?.byStatus };
}

/** One contact with its history, read again every 30 seconds. */
export const useContactThread = (id: string) =>
  useStewardQuery(readContact, { params: { id }, every: halfAMinute });

/** Reads everything about contacts again that is on the page. */
export async function refreshContacts(client: QueryClient): Promise<void> {
  const paths = [
    pageContacts.path,
    readContact.path,
    quarantinedContacts.path,
    listContacts.path,
    readContactScore.path,
  ];
  await Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })));
}

/** Shows a contact as it has become, before the lists are read again. */
export function showContact(client: QueryClient, changed: Contact): void {
  const replace = (contacts: readonly Contact[] | undefined) =>
    contacts?.map((contact) => (contact.id === changed.id ? changed : contact));
  client.setQueriesData<readonly Contact[]>({ queryKey: [listContacts.path] }, replace);
}

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
      toast({
        title: copy.actionFailed.title,
        description: detail ?? copy.actionFailed.description,
        variant: 'destructive',
      });
    },
    onSettled: () => refreshContacts(client),
  });
}

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
      toast({ title: copy.undone, variant: 'success' });
    } catch (error) {
      const description = isApiError(error) ? error.detail : copy.tryAgain;
      toast({ title: copy.notUndone, description, variant: 'destructive' });
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
        title: copy.moved(changed.name, status),
        variant: 'success',
        action: { label: copy.undo, run: () => void undo(changed) },
      });
    },
  });
}

/** The contact as another steward has left it meanwhile; null for every other failure. */
export const overtakenBy = (error: Error | null): Contact | null => {
  const problem = isApiError(error) ? error.problem : null;
  return problem?.code === 'lead-changed' ? ((problem['current'] as Contact | undefined) ?? null) : null;
};
