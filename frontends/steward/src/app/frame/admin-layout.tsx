import { ButtonLink, Stack } from '@aera/ui';
import { useSteward } from '@aera/frontend-kit';
import { Link, Navigate, Outlet, useLocation } from 'react-router-dom';
import { StewardFrame } from './steward-frame.tsx';
import { mayOpen } from '../registry.ts';
import { roleCopy } from '../../shared/copy/role-copy.ts';
import { PageTitle } from '../../shared/page/page-title.tsx';
import { paths } from '../../shared/paths.ts';

const copy = roleCopy.forbidden;

const ForbiddenPage = () => (
  <Stack gap={5} align="start">
    <PageTitle title={copy.title} lead={copy.text} />
    <ButtonLink as={Link} to={paths.questions}>
      {copy.back}
    </ButtonLink>
  </Stack>
);

/** Wraps the pages under `/admin`; shows a notice for pages of another role. */
export function AdminLayout() {
  const { steward } = useSteward();
  const { pathname } = useLocation();
  if (steward?.lacksSecondFactor && pathname !== paths.account)
    return <Navigate replace to={paths.account} />;
  const isForbidden = steward !== null && !mayOpen(steward.role, pathname);
  return <StewardFrame>{isForbidden ? <ForbiddenPage /> : <Outlet />}</StewardFrame>;
}
