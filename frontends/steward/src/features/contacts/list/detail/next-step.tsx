import { type Contact, setContactNextStep } from '@aera/contracts';
import { Button, MutedText, Row, Stack, Text, TextField, theme } from '@aera/ui';
import { useClock } from '@aera/frontend-kit';
import { useForm } from '@aera/frontend-kit/form';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useContactCommand } from '../../contacts-api.ts';
import { contactsCopy } from '../../contacts-copy.ts';
import { formatDate } from '../../../../shared/copy/format-date.ts';
import { ConflictNotice } from '../../../../shared/fields/conflict-notice.tsx';
import { useDraft } from '@aera/frontend-kit/drafts';

const copy = contactsCopy.next;

const emptyStep = { step: '', due: '' };

/** Wraps if the date field, which has a minimum width, does not fit. */
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

/** Browsers accept years of six digits without it. */
const latestDue = '9999-12-31T23:59';

/** The field contains local time without a zone. */
const toNextStep = ({ step, due }: typeof emptyStep) => ({
  step: step.trim(),
  dueAt: due === '' ? null : new Date(due).toISOString(),
});

const isSameStep = ({ step, due }: typeof emptyStep, nextStep: NonNullable<Contact['nextStep']>): boolean =>
  step.trim() === nextStep.step && Object.is(Date.parse(due), Date.parse(nextStep.dueAt ?? ''));

const describeDraft = ({ step, due }: typeof emptyStep): string =>
  due === '' ? step.trim() : `${step.trim()}, ${copy.dueBy(formatDate(due))}`;

/**
 * Plans the next step of a contact, or marks it done. The draft is kept until it is saved. If another steward sets a step first, it can
 * replace that one.
 */
export function NextStep({ contact: { id, nextStep } }: { readonly contact: Contact }) {
  const command = useContactCommand(setContactNextStep, id, (_contact, { next }) => ({
    title: next === null ? copy.done : copy.saved,
  }));
  const [stored, store] = useDraft(`next-step-${id}`, emptyStep);
  const draft = stored ?? emptyStep;
  // Also if the response was lost. Kept, the draft would fill the form once the step is done.
  const isSaved = stored !== null && nextStep !== null && isSameStep(stored, nextStep);
  useEffect(() => {
    if (isSaved) store(null);
  });
  const form = useForm({
    initial: { step: draft.step, due: draft.due },
    onType: (change) => store({ ...draft, ...change }),
    required: { step: copy.missing },
    send: async (values) => {
      await command.mutateAsync({ from: nextStep, next: toNextStep(values) });
      store(null);
    },
    mutation: command,
  });
  const dueAt = nextStep?.dueAt ?? null;
  const overdue = useClock((now) => Number(dueAt !== null && Date.parse(dueAt) < now.getTime()));
  if (nextStep)
    return (
      <Stack gap={3}>
        <Row gap={3} justify="space-between">
          <Stack gap={1}>
            <Text size="sm">
              <strong>{copy.title}:</strong> {nextStep.step || contactsCopy.erased}
            </Text>
            {dueAt && (
              <MutedText size="xs">{(overdue ? copy.overdue : copy.dueBy)(formatDate(dueAt))}</MutedText>
            )}
          </Stack>
          <Button
            variant="secondary"
            size="sm"
            pending={form.pending}
            onClick={() => command.mutate({ from: nextStep, next: null })}
          >
            {copy.clear}
          </Button>
        </Row>
        {draft.step.trim() !== '' && !isSaved && !command.isPending && (
          <ConflictNotice
            copy={copy.conflict}
            text={copy.conflict.text(describeDraft(draft))}
            onKeepMine={() => command.mutate({ from: nextStep, next: toNextStep(draft) })}
            onTakeTheirs={() => store(null)}
          />
        )}
      </Stack>
    );
  return (
    <Form {...form.props}>
      <TextField {...form.bind('step')} label={copy.step} maxLength={500} autoComplete="off" />
      <TextField
        {...form.bind('due')}
        label={copy.due}
        optional={copy.optional}
        type="datetime-local"
        max={latestDue}
      />
      <Button
        type="submit"
        variant="secondary"
        pending={form.pending}
        disabled={form.values.step.trim() === ''}
      >
        {copy.save}
      </Button>
    </Form>
  );
}
