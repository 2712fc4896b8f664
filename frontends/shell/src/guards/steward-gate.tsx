import { portalPath } from '@aera/content';
import { shellWords } from '@aera/content/shell';
import { ButtonLink, Text } from '@aera/ui';
import { useSteward, withNext } from '@aera/frontend-kit';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { PagePlaceholder } from '../remotes/page-placeholder.tsx';
import { GateRoom } from './gate-room.tsx';
import { SessionUnknown } from './session-unknown.tsx';

const redirectAfter = 3000;

/** For stewards: a spinner while it is not known who asks; whoever is not signed in is told so and taken to the sign-in. */
export function StewardGate({ children }: { readonly children: ReactNode }) {
  const { steward, isLoading, failed, retry, retrying } = useSteward();
  if (isLoading) return <PagePlaceholder />;
  if (steward) return children;
  return failed ? <SessionUnknown retry={retry} retrying={retrying} /> : <Restricted />;
}

function Restricted() {
  const { title, text, action, redirect } = shellWords.stewardGate;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const signIn = withNext(portalPath, pathname + search);

  useEffect(() => {
    const timer = setTimeout(() => void navigate(signIn, { replace: true }), redirectAfter);
    return () => clearTimeout(timer);
  }, [navigate, signIn]);

  return (
    <GateRoom title={title} text={text}>
      <ButtonLink as={Link} size="lg" to={signIn}>
        {action}
      </ButtonLink>
      <Text size="sm" tone="muted">
        {redirect}
      </Text>
    </GateRoom>
  );
}
