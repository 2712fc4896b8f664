import { type Contact, type ContactThread, ownContact } from '@aera/contracts';
import { useContactAction } from '../../contacts-api.ts';
import { contactsCopy } from '../../contacts-copy.ts';
import { OwnerLine } from '../../../../shared/fields/owner-field.tsx';

export interface ContactOwnerProps {
  readonly contact: Contact;
  readonly stewards: ContactThread['stewards'];
}

/** Who sees to a contact. */
export function ContactOwner({ contact: { id, owner }, stewards }: ContactOwnerProps) {
  const { mutate, isPending } = useContactAction(ownContact, id);
  return (
    <OwnerLine
      owner={owner}
      stewards={stewards}
      pending={isPending}
      onGive={mutate}
      copy={contactsCopy.owner}
      unnamed={contactsCopy.unnamed}
    />
  );
}
