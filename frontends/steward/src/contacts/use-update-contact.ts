import type { BodyOf, Contact, updateContact } from '@aera/contracts';
import { callApi } from '@aera/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addresses } from '../addresses.ts';

/** What a steward can make of a lead. */
export type Move = BodyOf<typeof updateContact>['status'];

/** The score of a lead that a steward calls qualified. */
const high = 90;

const bodyOf = (status: Move): BodyOf<typeof updateContact> =>
  status === 'qualified' ? { status, leadScore: high } : { status };

/** Moves a lead along; the list shows the answer at once and is read again. */
export function useUpdateContact() {
  const client = useQueryClient();
  const list = { queryKey: [addresses.listContacts.path] };
  return useMutation({
    mutationFn: ({ id, status }: { id: string; status: Move }) =>
      callApi(addresses.updateContact, { params: { id }, body: bodyOf(status) }),
    onSuccess: (changed) => {
      client.setQueriesData<Contact[]>(list, (contacts) =>
        contacts?.map((contact) => (contact.id === changed.id ? changed : contact)),
      );
      void client.invalidateQueries(list);
    },
  });
}
