import { isOwnSession } from '@aera/contracts';
import { Text, theme } from '@aera/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { personOfSession, personPath } from '../paths.ts';

/** What links to a person say. */
export const linkWords = {
  person: 'Everything about this person',
  session: (short: string) => `Everything about whoever used browser ${short}`,
} as const;

const Code = styled.code`
  font-family: ${theme.font.mono};
  font-size: 0.95em;
`;

/** The first eight characters of an id; the whole of it on hover. */
export const ShortId = ({ id }: { readonly id: string }) => <Code title={id}>{id.slice(0, 8)}</Code>;

/** The way to a person, from whatever refers to them: the id of a contact, or another reference. */
export const PersonLink = ({ of }: { readonly of: string }) => (
  <Text size="sm">
    <Link to={personPath(of)}>{linkWords.person}</Link>
  </Text>
);

/** A session in short, and the way to whoever used the browser, where it is one browser's own. */
export const SessionLink = ({ id }: { readonly id: string }) =>
  isOwnSession(id) ? (
    <Link to={personOfSession(id)} aria-label={linkWords.session(id.slice(0, 8))}>
      <ShortId id={id} />
    </Link>
  ) : (
    <ShortId id={id} />
  );
