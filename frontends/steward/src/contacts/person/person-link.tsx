import { Text } from '@aera/ui';
import { Link } from 'react-router-dom';
import { personPath } from '../../paths.ts';
import { personWords as words } from './person-words.ts';

/** The way from a contact to the person whom it comes from. */
export const PersonLink = ({ contactId }: { readonly contactId: string }) => (
  <Text size="sm">
    <Link to={personPath(contactId)}>{words.open}</Link>
  </Text>
);
