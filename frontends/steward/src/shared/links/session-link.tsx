import { isOwnSession } from '@aera/contracts';
import { Link } from 'react-router-dom';
import { ShortId } from './short-id.tsx';
import { personOfSession } from '../paths.ts';
import { linkWords } from './link-copy.ts';

/** A session in short, and the way to whoever used the browser, where it is one browser's own. */
export const SessionLink = ({ id }: { readonly id: string }) =>
  isOwnSession(id) ? (
    <Link to={personOfSession(id)} aria-label={linkWords.session(id.slice(0, 8))}>
      <ShortId id={id} />
    </Link>
  ) : (
    <ShortId id={id} />
  );
