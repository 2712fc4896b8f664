import { useSteward } from '@aera/web-kit';
import { Outlet, useLocation } from 'react-router-dom';
import { mayOpen } from '../registry.ts';
import { NotYours } from './forbidden.tsx';
import { StewardFrame } from './steward-frame.tsx';

/** Around the pages under `/admin`; that only stewards get here is the shell's policy, and which pages they have follows their role. */
export function AdminLayout() {
  const { steward } = useSteward();
  const { pathname } = useLocation();
  const refused = steward !== null && !mayOpen(steward.role, pathname);
  return <StewardFrame>{refused ? <NotYours /> : <Outlet />}</StewardFrame>;
}
