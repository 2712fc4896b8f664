import type { Contact } from '@aera/contracts';
import { Button, Card, Heading, Notice, Row, Stack } from '@aera/ui';
import { isApiError } from '@aera/web-kit';
import { ContactFacts } from './contact-facts.tsx';
import { contactsWords as words } from './contacts-words.ts';
import { StatusBadge } from './status-badge.tsx';
import { type Move, useUpdateContact } from './use-update-contact.ts';

const moves = [
  { status: 'contacted', variant: 'primary' },
  { status: 'qualified', variant: 'secondary' },
  { status: 'closed', variant: 'ghost' },
] as const satisfies { status: Move; variant: string }[];

export interface ContactDetailProps {
  readonly contact: Contact;
  readonly onUpdated: () => void;
}

/** One submission whole, and what a steward can make of it. What fails is said here, and nothing is closed. */
export function ContactDetail({ contact, onUpdated }: ContactDetailProps) {
  const { mutate, isPending, variables, error } = useUpdateContact();
  const move = (status: Move) => {
    if (!isPending) mutate({ id: contact.id, status }, { onSuccess: onUpdated });
  };
  return (
    <Card as="article" aria-label={contact.name}>
      <Stack gap={5}>
        <Row justify="space-between" align="start">
          <Heading level={2} size="xl">
            {contact.name}
          </Heading>
          <StatusBadge status={contact.status} />
        </Row>
        <ContactFacts contact={contact} />
        {error && (
          <div role="alert">
            <Notice tone="destructive" title={words.notSaved}>
              {isApiError(error) ? error.detail : words.tryAgain}
            </Notice>
          </div>
        )}
        <Row gap={2}>
          {moves.map(({ status, variant }) => (
            <Button
              key={status}
              variant={variant}
              pending={isPending && variables.status === status}
              pendingLabel={words.saving}
              aria-disabled={isPending || undefined}
              onClick={() => move(status)}
            >
              {words.actions[status]}
            </Button>
          ))}
        </Row>
      </Stack>
    </Card>
  );
}
