import { isPersistentSession } from '@aera/contracts';
import { Text, theme } from '@aera/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { sessionPersonPath, personPath } from '../paths.ts';

export const personLinkCopy = {
  person: 'View profile',
  session: (short: string) => `View profile for browser ${short}`,
} as const;

const Code = styled.code`
  font-family: ${theme.font.mono};
  font-size: 0.95em;
`;

/** First 8 characters of an id, with the full id as tooltip. */
export const ShortId = ({ id }: { readonly id: string }) => <Code title={id}>{id.slice(0, 8)}</Code>;

/** Links to a profile. `of` is a contact id, or a reference to a member or browser. */
export const PersonLink = ({ of }: { readonly of: string }) => (
  <Text size="sm">
    <Link to={personPath(of)}>{personLinkCopy.person}</Link>
  </Text>
);

/** Links to the profile if the id identifies one browser. Without consent the id changes daily, so it has no link. */
export const SessionLink = ({ id }: { readonly id: string }) =>
  isPersistentSession(id) ? (
    <Link to={sessionPersonPath(id)} aria-label={personLinkCopy.session(id.slice(0, 8))}>
      <ShortId id={id} />
    </Link>
  ) : (
    <ShortId id={id} />
  );
