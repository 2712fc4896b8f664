import {
  type BodyOf,
  type CloseReason,
  type Contact,
  type Route,
  listContacts,
  searchContacts,
  listQuarantinedContacts,
  readContact,
  readContactScore,
  undoContactStatusChange,
  updateContact,
} from '@aera/contracts';
import { useToast } from '@aera/ui';
import { callApi } from '@aera/frontend-kit';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { contactsCopy as copy } from './contacts-copy.ts';
import { type ContactFilter, toQuery } from './contact-filter.ts';
import { useStewardPages, useStewardQuery } from '../../shared/session/use-steward-query.ts';
import { errorDetail } from '../../shared/session/api-errors.ts';

const pollIntervalMs = 30_000;

/** The loaded pages of the contacts of a filter, read again every 30 seconds. */
export function useContactList(filter: ContactFilter) {
  const route = searchContacts;
  const { last, ...pages } = useStewardPages(route.path, filter, (cursor, signal) =>
    callApi(route, { query: { ...toQuery(filter), ...cursor }, signal }),
  );
  return { ...pages, total: last?.total, byStatus: last?.byStatus };
}

/** One contact with its history, read again every 30 seconds. */
export const useContactThread = (id: string) =>
  useStewardQuery(readContact, { params: { id }, intervalMs: pollIntervalMs });

/** Reads everything about contacts again that is on the page. */
export async function refreshContacts(client: QueryClient): Promise<void> {
  const paths = [
    searchContacts.path,
    readContact.path,
    listQuarantinedContacts.path,
    listContacts.path,
    readContactScore.path,
  ];
  await Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })));
}

/** Shows a contact as it has become, before the lists are read again. */
function showContact(client: QueryClient, changed: Contact): void {
  const replace = (contacts: readonly Contact[] | undefined) =>
    contacts?.map((contact) => (contact.id === changed.id ? changed : contact));
  client.setQueriesData<readonly Contact[]>({ queryKey: [listContacts.path] }, replace);
}

/** One action on a contact. Refetches either way; a toast shows why it failed. */
export function useContactAction<R extends Route>(route: R, id: string) {
  const client = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: (body: BodyOf<R>) =>
      callApi<R>(route, { params: { id } as never, body: body as never }) as Promise<Contact>,
    onSuccess: (changed) => showContact(client, changed),
    onError: (error) =>
      toast({
        title: copy.actionFailed.title,
        description: errorDetail(error, copy.actionFailed.description),
        variant: 'destructive',
      }),
    onSettled: () => refreshContacts(client),
  });
}

/** Undoes the last change of a contact. */
export function useUndoChange() {
  const client = useQueryClient();
  const { toast } = useToast();
  return async ({ id, version }: Contact): Promise<void> => {
    try {
      showContact(client, await callApi(undoContactStatusChange, { params: { id }, body: { version } }));
      toast({ title: copy.undone, variant: 'success' });
    } catch (error) {
      const description = errorDetail(error, copy.tryAgain);
      toast({ title: copy.notUndone, description, variant: 'destructive' });
    }
    await refreshContacts(client);
  };
}

type Body = BodyOf<typeof updateContact>;

/** What a steward can make of a lead. */
export type TargetStatus = Body['status'];

interface StatusUpdate {
  readonly contact: Contact;
  readonly status: TargetStatus;
  /** Why, when it is closed. */
  readonly reason?: CloseReason;
}

/** The score of a lead that a steward calls qualified. */
const qualifiedScore = 90;

const toBody = ({ contact: { version }, status, reason }: StatusUpdate): Body => ({
  status,
  version,
  ...(status === 'qualified' && { leadScore: qualifiedScore }),
  ...(status === 'closed' && reason && { reason }),
});

/** Moves a lead along: the lists show the answer at once and are read again, and the move can be taken back. */
export function useUpdateContact() {
  const client = useQueryClient();
  const { toast } = useToast();
  const undo = useUndoChange();
  return useMutation({
    mutationFn: (made: StatusUpdate) =>
      callApi(updateContact, { params: { id: made.contact.id }, body: toBody(made) }),
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
