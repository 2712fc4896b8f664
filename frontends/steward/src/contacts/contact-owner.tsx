import type { Contact, ContactThread } from '@aera/contracts';
import { Button, Row, Select, Text } from '@aera/ui';
import { useSteward } from '@aera/web-kit';
import { styled } from 'styled-components';
import { contactAddresses } from './contact-addresses.ts';
import { contactsWords } from './contacts-words.ts';
import { useContactAction } from './use-contact-action.ts';

const words = contactsWords.owner;

const HandOver = styled.div`
  flex: 1 1 11rem;
  max-width: 16rem;
`;

export interface ContactOwnerProps {
  readonly contact: Contact;
  readonly stewards: ContactThread['stewards'];
}

/** Who sees to a contact: take it on, hand it over, give it back. Of two at once one has it, and the other is told. */
export function ContactOwner({ contact: { id, owner }, stewards }: ContactOwnerProps) {
  const { steward } = useSteward();
  const { mutate, isPending } = useContactAction(contactAddresses.ownContact, id);
  const from = owner?.id ?? null;
  const mine = from !== null && from === steward?.id;
  const give = (to: string | null) => mutate({ from, to });
  const others = stewards.filter((each) => each.id !== from);
  const unnamed = contactsWords.unnamed;

  return (
    <Row gap={3}>
      <Text size="sm">{mine ? words.you : owner ? words.other(owner.name ?? unnamed) : words.nobody}</Text>
      {!mine && steward && (
        <Button variant="secondary" size="sm" pending={isPending} onClick={() => give(steward.id)}>
          {owner ? words.takeOver : words.take}
        </Button>
      )}
      {mine && (
        <Button variant="ghost" size="sm" pending={isPending} onClick={() => give(null)}>
          {words.release}
        </Button>
      )}
      {mine && others.length > 0 && (
        <HandOver>
          <Select
            label={words.handOver}
            value=""
            disabled={isPending}
            options={[
              { value: '', label: words.choose },
              ...others.map((each) => ({ value: each.id, label: each.name ?? unnamed })),
            ]}
            onChange={({ target }) => target.value && give(target.value)}
          />
        </HandOver>
      )}
    </Row>
  );
}
