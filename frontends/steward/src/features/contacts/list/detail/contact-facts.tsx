import type { Contact } from '@aera/contracts';
import { theme } from '@aera/ui';
import { styled } from 'styled-components';
import { formatDate } from '../../../../shared/copy/format-date.ts';
import { contactsCopy as copy } from '../../contacts-copy.ts';
import { LeadScore } from '../../parts/lead-score.tsx';

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

export const ContactFacts = ({ contact }: { readonly contact: Contact }) => (
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
