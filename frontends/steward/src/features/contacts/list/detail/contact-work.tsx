import { type Contact, type ContactThread, assignContact, snoozeContact } from '@aera/contracts';
import { useClock } from '@aera/frontend-kit';
import { Button, Row, Select, Stack, Text, theme, toOptions } from '@aera/ui';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { styled } from 'styled-components';
import { formatDate } from '../../../../shared/copy/format-date.ts';
import { OwnerField } from '../../../../shared/fields/owner-field.tsx';
import { useMayChange } from '../../../../shared/session/roles.tsx';
import { useContactCommand, useContactThread } from '../../contacts-api.ts';
import { contactsCopy } from '../../contacts-copy.ts';
import { type SnoozeChoice, toSnoozeEnd } from '../../snooze-until.ts';
import { ContactHistory, NoteForm } from './contact-history.tsx';
import { NextStep } from './next-step.tsx';

function ContactOwner({ contact: { id, owner }, stewards }: Pick<ContactThread, 'contact' | 'stewards'>) {
  const { mutate, isPending } = useContactCommand(assignContact, id, (_contact, { to }) => ({
    title: to === null ? contactsCopy.owner.unassignedToast : contactsCopy.owner.assigned,
  }));
  return (
    <OwnerField
      owner={owner}
      stewards={stewards}
      pending={isPending}
      onAssign={mutate}
      copy={contactsCopy.owner}
      unnamed={contactsCopy.unnamed}
    />
  );
}

const snoozeCopy = contactsCopy.snooze;

const SnoozeFrame = styled.div`
  max-width: 16rem;
`;

const choices = toOptions(snoozeCopy.choices);

/** Hides a contact from the list until later. */
function Snooze({ contact: { id, snoozedUntil } }: { readonly contact: Contact }) {
  const { mutate, isPending } = useContactCommand(snoozeContact, id, (_contact, body) => ({
    title: body.snoozedUntil === null ? snoozeCopy.woken : snoozeCopy.snoozed,
  }));
  const isSnoozed = useClock((now) =>
    Number(snoozedUntil !== null && Date.parse(snoozedUntil) > now.getTime()),
  );
  if (snoozedUntil && isSnoozed)
    return (
      <Row gap={3} justify="space-between">
        <Text size="sm">{snoozeCopy.until(formatDate(snoozedUntil))}</Text>
        <Button
          variant="secondary"
          size="sm"
          pending={isPending}
          onClick={() => mutate({ snoozedUntil: null })}
        >
          {snoozeCopy.wake}
        </Button>
      </Row>
    );
  return (
    <SnoozeFrame>
      <Select
        label={snoozeCopy.label}
        value=""
        disabled={isPending}
        options={[{ value: '', label: snoozeCopy.choose }, ...choices]}
        onChange={({ target }) => {
          if (target.value === '') return;
          mutate({ snoozedUntil: toSnoozeEnd(target.value as SnoozeChoice, new Date()).toISOString() });
        }}
      />
    </SnoozeFrame>
  );
}

const Rule = styled.hr`
  width: 100%;
  margin: 0;
  border: 0;
  border-top: 1px solid ${theme.color.line};
`;

const isErased = ({ name }: Contact): boolean => name === '';

/** Owner, next step, snooze, notes and history of a contact. */
export function ContactWork({ contact }: { readonly contact: Contact }) {
  const query = useContactThread(contact.id);
  const mayChange = useMayChange();
  return (
    <QueryContent query={query} copy={contactsCopy.notes} quiet>
      {({ contact: current, history, others, stewards }) => (
        <Stack gap={5}>
          <Rule />
          {mayChange && (
            <>
              <ContactOwner contact={current} stewards={stewards} />
              {(current.nextStep || !isErased(current)) && (
                <NextStep key={current.nextStep?.step} contact={current} />
              )}
              <Snooze contact={current} />
              <Rule />
            </>
          )}
          {others.length > 0 && <Text size="sm">{contactsCopy.others(others.length)}</Text>}
          {mayChange && !isErased(current) && <NoteForm contactId={current.id} />}
          <ContactHistory entries={history} />
        </Stack>
      )}
    </QueryContent>
  );
}
