import { useMember, withNext } from '@aera/frontend-kit';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PagePlaceholder } from '../remotes/page-placeholder.tsx';
import { SessionUnknown } from './session-unknown.tsx';

/** For members: whoever is not signed in goes to the sign-in page, which leads back by its `next`. */
export function MemberGate({ children }: { readonly children: ReactNode }) {
  const { member, isLoading, failed, retry, retrying } = useMember();
  const { pathname, search } = useLocation();
  if (isLoading) return <PagePlaceholder />;
  if (member) return children;
  if (failed) return <SessionUnknown retry={retry} retrying={retrying} />;
  return <Navigate replace to={withNext('/login', pathname + search)} />;
}
