import type { Duplicate, MergeContact } from '@aera/contracts';
import { Badge, MutedText, Text, theme } from '@aera/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { comparePath, contactPath } from '../../../shared/paths.ts';
import { mergesCopy as copy } from './merges-copy.ts';
import { MarkedItem } from '../../../shared/list/plain-list.tsx';

const List = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  padding-inline-start: ${theme.space[5]};
  list-style-type: revert;
  font-size: ${theme.text.sm};
  overflow-wrap: anywhere;
`;

const variants = { strong: 'success', likely: 'default', possible: 'outline' } as const;

/** Badge for the likelihood that two contacts are the same person. */
export const Strength = ({ strength }: Pick<Duplicate, 'strength'>) => (
  <Badge variant={variants[strength]}>{copy.strengths[strength]}</Badge>
);

/** The signals that link two contacts. */
export const ReasonList = ({ reasons }: Pick<Duplicate, 'reasons'>) => (
  <List aria-label={copy.signals}>
    {reasons.map((each) => (
      <li key={each.reason}>{copy.reason(each)}</li>
    ))}
  </List>
);

interface OtherContactProps {
  readonly contact: Pick<MergeContact, 'id' | 'name' | 'email'> & Partial<Pick<MergeContact, 'messages'>>;
  readonly reasons?: Duplicate['reasons'];
  /** Id of the contact to compare with; adds a link to the comparison. */
  readonly comparedWith?: string;
}

/** Another contact of the same person, or a likely duplicate. */
export const OtherContact = ({ contact, reasons, comparedWith }: OtherContactProps) => {
  const { id, email, messages } = contact;
  const name = contact.name || copy.erased;
  return (
    <MarkedItem>
      <Text size="sm">
        <Link to={contactPath(id)}>{name}</Link>
      </Text>
      <MutedText size="xs">
        {[email, messages !== undefined && copy.messages(messages)].filter(Boolean).join(' · ')}
      </MutedText>
      {reasons && <ReasonList reasons={reasons} />}
      {comparedWith && (
        <Text size="sm">
          <Link to={comparePath(comparedWith, id)} aria-label={`${copy.panel.compare}: ${name}`}>
            {copy.panel.compare}
          </Link>
        </Text>
      )}
    </MarkedItem>
  );
};
