import { isPersistentSession } from '@aera/contracts';
import { Text, theme } from '@aera/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { sessionPersonPath, personPath } from '../paths.ts';

/** What links to a person say. */
export const linkCopy = {
  person: 'View profile',
  session: (short: string) => `View profile for browser ${short}`,
} as const;

const Code = styled.code`
  font-family: ${theme.font.mono};
  font-size: 0.95em;
`;

/** The first eight characters of an id; the whole of it on hover. */
export const ShortId = ({ id }: { readonly id: string }) => <Code title={id}>{id.slice(0, 8)}</Code>;

/** Link to a person, by the id of a contact or another reference. */
export const PersonLink = ({ of }: { readonly of: string }) => (
  <Text size="sm">
    <Link to={personPath(of)}>{linkCopy.person}</Link>
  </Text>
);

/** A short session id, linked to the person when the session belongs to one browser. */
export const SessionLink = ({ id }: { readonly id: string }) =>
  isPersistentSession(id) ? (
    <Link to={sessionPersonPath(id)} aria-label={linkCopy.session(id.slice(0, 8))}>
      <ShortId id={id} />
    </Link>
  ) : (
    <ShortId id={id} />
  );
