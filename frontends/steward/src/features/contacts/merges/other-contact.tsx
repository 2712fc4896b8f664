import type { Duplicate, MergeContact } from '@aera/contracts';
import { Text, theme } from '@aera/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { comparePath, contactInList } from '../../../shared/paths.ts';
import { mergesCopy as copy } from './merges-copy.ts';
import { ReasonList } from './reason-list.tsx';

const Item = styled.li`
  display: grid;
  gap: ${theme.space[1]};
  padding-inline-start: ${theme.space[4]};
  border-inline-start: 2px solid ${theme.color.goldLine};
  overflow-wrap: anywhere;
`;

export interface OtherContactProps {
  readonly contact: Pick<MergeContact, 'id' | 'name' | 'email'> & Partial<Pick<MergeContact, 'messages'>>;
  readonly reasons?: Duplicate['reasons'];
  /** The contact that this one may be merged with. */
  readonly comparedWith?: string;
}

/** Another contact of the same person, or one who may be. */
export const OtherContact = ({ contact, reasons, comparedWith }: OtherContactProps) => {
  const { id, email, messages } = contact;
  const name = contact.name || copy.erased;
  return (
    <Item>
      <Text size="sm">
        <Link to={contactInList(id)}>{name}</Link>
      </Text>
      <Text size="xs" tone="muted">
        {[email, messages !== undefined && copy.messages(messages)].filter(Boolean).join(' · ')}
      </Text>
      {reasons && <ReasonList reasons={reasons} />}
      {comparedWith && (
        <Text size="sm">
          <Link to={comparePath(comparedWith, id)} aria-label={`${copy.panel.look}: ${name}`}>
            {copy.panel.look}
          </Link>
        </Text>
      )}
    </Item>
  );
};
