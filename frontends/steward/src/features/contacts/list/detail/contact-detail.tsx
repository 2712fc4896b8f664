import type { CloseReason, Contact } from '@aera/contracts';
import { Card, Heading, Notice, Row, Stack, Text } from '@aera/ui';
import { isApiError } from '@aera/frontend-kit';
import { type Move, overtakenBy, useUpdateContact } from '../../contacts-api.ts';
import { contactsCopy as copy } from '../../contacts-copy.ts';
import { ContactFacts } from './contact-facts.tsx';
import { ContactWork } from './contact-work.tsx';
import { ContactMoves } from './status-changes.tsx';
import { OvertakenMove } from './status-conflict.tsx';
import { StatusBadge } from '../../parts/status-badge.tsx';
import { ScorePanel } from '../../scoring/score-panel.tsx';
import { PersonLink } from '../../../../shared/links/person-link.tsx';
import { useMayChange } from '../../../../shared/session/roles.tsx';

export interface ContactDetailProps {
  readonly contact: Contact;
  readonly onUpdated: () => void;
}

/** One submission whole, and what a steward can make of it. What fails is said here, and nothing is closed. */
export function ContactDetail({ contact, onUpdated }: ContactDetailProps) {
  const { mutate, isPending, variables, error, reset } = useUpdateContact();
  const move = (status: Move, reason?: CloseReason, version = contact.version) => {
    if (isPending) return;
    const made = { contact: { ...contact, version }, status, ...(reason && { reason }) };
    mutate(made, { onSuccess: onUpdated });
  };
  const mayChange = useMayChange();
  const current = overtakenBy(error);
  return (
    <Card as="article" aria-label={contact.name}>
      <Stack gap={5}>
        <Row justify="space-between" align="start">
          <Heading level={2} size="xl">
            {contact.name || copy.erased}
          </Heading>
          <StatusBadge status={contact.status} />
        </Row>
        {contact.closeReason && (
          <Text size="sm" tone="muted">
            {copy.closedBecause(contact.closeReason)}
          </Text>
        )}
        <ContactFacts contact={contact} />
        <PersonLink of={contact.id} />
        {current && variables && (
          <OvertakenMove
            current={current}
            action={copy.actions[variables.status]}
            onAgain={() => move(variables.status, variables.reason, current.version)}
            onLeave={reset}
          />
        )}
        {error && !current && (
          <div role="alert">
            <Notice tone="destructive" title={copy.notSaved}>
              {isApiError(error) ? error.detail : copy.tryAgain}
            </Notice>
          </div>
        )}
        {mayChange && (
          <ContactMoves
            contact={contact}
            saving={isPending ? variables.status : null}
            onMove={move}
            onReopened={onUpdated}
          />
        )}
        <ScorePanel contact={contact} />
        <ContactWork contact={contact} />
      </Stack>
    </Card>
  );
}
