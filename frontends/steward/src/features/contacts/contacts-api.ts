import {
  type BodyOf,
  type CloseReason,
  type Contact,
  type ResponseOf,
  type Route,
  searchContacts,
  listQuarantinedContacts,
  readContact,
  readContactScore,
  undoContactStatusChange,
  updateContact,
} from '@aera/contracts';
import { callApi, useClock } from '@aera/frontend-kit';
import type { ToastMessage } from '@aera/ui';
import { useCommand } from '@aera/frontend-kit/use-command';
import { useApiPages, useApiQuery } from '@aera/frontend-kit/use-api-query';
import { type ContactFilter, toQuery } from './contact-filter.ts';
import { contactsCopy as copy } from './contacts-copy.ts';

const pollIntervalMs = 30_000;

/** The end of the steward's day, until which work is due today. */
export const useEndOfDay = (): string =>
  useClock((now) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).toISOString()) ?? '';

/** Reads the contacts of a filter page by page, and polls every 30 s. */
export function useContactList(filter: ContactFilter) {
  const endOfDay = useEndOfDay();
  const { last, ...pages } = useApiPages(searchContacts, { query: toQuery(filter, endOfDay) });
  return { ...pages, total: last?.total, byStatus: last?.byStatus };
}

/** Reads one contact with its history, and polls every 30 s. */
export const useContactThread = (id: string) =>
  useApiQuery(readContact, { params: { id }, intervalMs: pollIntervalMs });

/** Routes that show contacts. */
export const contactRoutes = [searchContacts, readContact, listQuarantinedContacts, readContactScore];

/** Sends a command on a contact. */
export function useContactCommand<R extends Route>(
  route: R,
  id: string,
  success?: (changed: ResponseOf<R>, body: BodyOf<R>) => ToastMessage,
) {
  return useCommand({
    send: (body: BodyOf<R>) => callApi<R>(route, { params: { id } as never, body: body as never }),
    refetch: contactRoutes,
    ...(success && { success }),
    failure: copy.actionFailed,
    isShownByPage: () => false,
  });
}

/** Undoes the last change of a contact. */
export function useUndoChange() {
  const { mutate } = useCommand({
    send: ({ id, version }: Pick<Contact, 'id' | 'version'>) =>
      callApi(undoContactStatusChange, { params: { id }, body: { version } }),
    refetch: contactRoutes,
    success: () => ({ title: copy.undone }),
    failure: { title: copy.notUndone, description: copy.tryAgain },
    isShownByPage: () => false,
  });
  return mutate;
}

type Body = BodyOf<typeof updateContact>;

/** Statuses that a steward can set. */
export type TargetStatus = Body['status'];

interface StatusUpdate {
  readonly contact: Contact;
  readonly status: TargetStatus;
  /** Reason to close the contact. */
  readonly reason?: CloseReason;
}

/** Score of a lead that a steward marks as qualified. */
const qualifiedScore = 90;

const toBody = ({ contact: { version }, status, reason }: StatusUpdate): Body => ({
  status,
  version,
  ...(status === 'qualified' && { leadScore: qualifiedScore }),
  ...(status === 'closed' && reason && { reason }),
});

/** Changes the status of a contact, with undo. Without `reportsFailure`, the caller shows failures. */
export function useUpdateContact({ reportsFailure = false } = {}) {
  const undo = useUndoChange();
  return useCommand({
    send: (update: StatusUpdate) =>
      callApi(updateContact, { params: { id: update.contact.id }, body: toBody(update) }),
    refetch: contactRoutes,
    success: ({ id, name, changed }, { contact, status }) => {
      if (!changed) return { variant: 'default', title: copy.statusUnchanged(name, status) };
      // The version of this change. The response may already contain a later one, which must not be undone.
      const version = contact.version + 1;
      return {
        title: copy.statusChanged(name, status),
        action: { label: copy.undo, run: () => undo({ id, version }) },
      };
    },
    ...(reportsFailure && {
      failure: { title: copy.notSaved, description: copy.tryAgain },
      isShownByPage: () => false,
    }),
  });
}
