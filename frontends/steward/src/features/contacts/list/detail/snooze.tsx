import { type Contact, snoozeContact } from '@aera/contracts';
import { Button, Row, Select, Text } from '@aera/ui';
import { useClock } from '@aera/frontend-kit';
import { styled } from 'styled-components';
import { useContactAction } from '../../contacts-api.ts';
import { contactsCopy } from '../../contacts-copy.ts';
import { type SnoozeChoice, snoozeUntil } from '../../parts/snooze-until.ts';
import { formatDate } from '../../../../shared/copy/format-date.ts';

const snoozeCopy = contactsCopy.snooze;

const Narrow = styled.div`
  max-width: 16rem;
`;

const choices = Object.entries(snoozeCopy.choices).map(([value, label]) => ({ value, label }));

/** Puts a contact off, out of sight until then. */
export function Snooze({ contact: { id, snoozedUntil } }: { readonly contact: Contact }) {
  const { mutate, isPending } = useContactAction(snoozeContact, id);
  const asleep = useClock((now) => Number(snoozedUntil !== null && Date.parse(snoozedUntil) > now.getTime()));
  if (snoozedUntil && asleep)
    return (
      <Row gap={3} justify="space-between">
        <Text size="sm">{snoozeCopy.until(formatDate(snoozedUntil))}</Text>
        <Button variant="secondary" size="sm" pending={isPending} onClick={() => mutate({ until: null })}>
          {snoozeCopy.wake}
        </Button>
      </Row>
    );
  return (
    <Narrow>
      <Select
        label={snoozeCopy.label}
        value=""
        disabled={isPending}
        options={[{ value: '', label: snoozeCopy.choose }, ...choices]}
        onChange={({ target }) => {
          if (target.value === '') return;
          mutate({ until: snoozeUntil(target.value as SnoozeChoice, new Date()).toISOString() });
        }}
      />
    </Narrow>
  );
}
