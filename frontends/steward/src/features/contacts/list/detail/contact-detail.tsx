import type { CloseReason, Contact } from '@aera/contracts';
import { FormError } from '@aera/frontend-kit/form';
import { Card, Heading, MutedText, Row, Stack, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { readConflict } from '@aera/frontend-kit/use-command';
import { formatDate } from '../../../../shared/copy/format-date.ts';
import { PersonLink } from '../../../../shared/links/id-links.tsx';
import { useMayChange } from '../../../../shared/session/roles.tsx';
import { LeadScore, StatusBadge } from '../../contact-badges.tsx';
import { type TargetStatus, useUpdateContact } from '../../contacts-api.ts';
import { contactsCopy as copy } from '../../contacts-copy.ts';
import { ScorePanel } from '../../scoring/score-panel.tsx';
import { ContactWork } from './contact-work.tsx';
import { StatusActions } from './status-actions.tsx';
import { ConflictNotice } from '../../../../shared/fields/conflict-notice.tsx';

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(5.5rem, auto) 1fr;
  gap: ${theme.space[2]} ${theme.space[4]};
  align-items: baseline;
  font-size: ${theme.text.sm};

  dt {
    color: ${theme.color.inkMuted};
  }
  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Message = styled.dd`
  grid-column: 1 / -1;
  max-height: 18rem;
  padding: ${theme.space[4]};
  overflow-y: auto;
  background: ${theme.color.sunken};
  border-radius: ${theme.radius.md};
  line-height: 1.6;
  white-space: pre-wrap;
`;

const ContactFacts = ({ contact }: { readonly contact: Contact }) => (
  <List>
    <dt>{copy.email}</dt>
    <dd>
      <a href={`mailto:${contact.email}`}>{contact.email}</a>
    </dd>
    <dt>{copy.subject}</dt>
    <dd>{contact.subject ?? copy.noSubject}</dd>
    <dt>{copy.received}</dt>
    <dd>{formatDate(contact.createdAt)}</dd>
    <dt>{copy.leadScore}</dt>
    <dd>
      <LeadScore score={contact.leadScore} />
    </dd>
    <dt>{copy.message}</dt>
    <Message>{contact.message}</Message>
  </List>
);

interface ContactDetailProps {
  readonly contact: Contact;
  readonly onUpdated: () => void;
}

/** One contact with all its actions. It stays open when an action fails. */
export function ContactDetail({ contact, onUpdated }: ContactDetailProps) {
  const { mutate, isPending, variables, error, reset } = useUpdateContact();
  const changeStatus = (status: TargetStatus, reason?: CloseReason, version = contact.version) => {
    if (isPending) return;
    const update = { contact: { ...contact, version }, status, ...(reason && { reason }) };
    mutate(update, { onSuccess: onUpdated });
  };
  const mayChange = useMayChange();
  const current = readConflict<Contact>(error);
  return (
    <Card as="article" aria-label={contact.name || copy.erased}>
      <Stack gap={5}>
        <Row justify="space-between" align="start">
          <Heading level={2} size="xl">
            {contact.name || copy.erased}
          </Heading>
          <StatusBadge status={contact.status} />
        </Row>
        {contact.closeReason && <MutedText>{copy.closedBecause(contact.closeReason)}</MutedText>}
        <ContactFacts contact={contact} />
        <PersonLink of={contact.id} />
        {current && variables && (
          <ConflictNotice
            copy={{
              title: copy.conflict.title,
              mine: copy.conflict.retry(copy.actions[variables.status]),
              theirs: copy.conflict.keepTheirs,
            }}
            text={copy.conflict.text(current.status, current.leadScore)}
            onKeepMine={() => changeStatus(variables.status, variables.reason, current.version)}
            onTakeTheirs={reset}
          />
        )}
        {!current && <FormError error={error} title={copy.notSaved} fallback={copy.tryAgain} />}
        {mayChange && (
          <StatusActions
            contact={contact}
            saving={isPending ? variables.status : null}
            onChange={changeStatus}
            onReopened={onUpdated}
          />
        )}
        <ScorePanel contact={contact} />
        <ContactWork contact={contact} />
      </Stack>
    </Card>
  );
}
