import { type Contact, setContactNextStep } from '@aera/contracts';
import { Button, Row, Stack, Text, TextField, theme } from '@aera/ui';
import { useClock } from '@aera/frontend-kit';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useContactAction } from '../../contacts-api.ts';
import { contactsCopy } from '../../contacts-copy.ts';
import { formatDate } from '../../../../shared/copy/format-date.ts';

const copy = contactsCopy.next;

/** A field for date and time is never narrower than the browser draws it; where the line is short, it wraps. */
const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  align-items: end;
  > :first-child {
    flex: 2 1 14rem;
    min-width: 0;
  }
  > :nth-child(2) {
    flex: 1 1 14rem;
  }
`;

/** What comes next with a contact: plan it, or have done with it. */
export function NextStep({ contact: { id, nextStep } }: { readonly contact: Contact }) {
  const [step, setStep] = useState('');
  const [due, setDue] = useState('');
  const { mutate, isPending } = useContactAction(setContactNextStep, id);
  const dueAt = nextStep?.dueAt ?? null;
  const overdue = useClock((now) => Number(dueAt !== null && Date.parse(dueAt) < now.getTime()));
  const plan = (event: FormEvent) => {
    event.preventDefault();
    if (step.trim() === '' || isPending) return;
    // A field of the browser's: civil time where the steward is.
    mutate({ next: { step: step.trim(), dueAt: due === '' ? null : new Date(due).toISOString() } });
  };

  if (nextStep)
    return (
      <Row gap={3} justify="space-between">
        <Stack gap={1}>
          <Text size="sm">
            <strong>{copy.title}:</strong> {nextStep.step || contactsCopy.erased}
          </Text>
          {dueAt && (
            <Text size="xs" tone="muted">
              {(overdue ? copy.overdue : copy.dueBy)(formatDate(dueAt))}
            </Text>
          )}
        </Stack>
        <Button variant="secondary" size="sm" pending={isPending} onClick={() => mutate({ next: null })}>
          {copy.clear}
        </Button>
      </Row>
    );
  return (
    <Form onSubmit={plan}>
      <TextField
        label={copy.step}
        value={step}
        maxLength={500}
        autoComplete="off"
        onChange={({ target }) => setStep(target.value)}
      />
      <TextField
        label={copy.due}
        optional={copy.optional}
        type="datetime-local"
        value={due}
        onChange={({ target }) => setDue(target.value)}
      />
      <Button type="submit" variant="secondary" pending={isPending} disabled={step.trim() === ''}>
        {copy.save}
      </Button>
    </Form>
  );
}
