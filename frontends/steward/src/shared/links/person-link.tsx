import { Text } from '@aera/ui';
import { Link } from 'react-router-dom';
import { personPath } from '../paths.ts';
import { linkWords } from './link-copy.ts';

/** The way to a person, from whatever refers to them: the id of a contact, or another reference. */
export const PersonLink = ({ of }: { readonly of: string }) => (
  <Text size="sm">
    <Link to={personPath(of)}>{linkWords.person}</Link>
  </Text>
);
