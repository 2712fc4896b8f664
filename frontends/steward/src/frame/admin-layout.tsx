import { Outlet } from 'react-router-dom';
import { StewardFrame } from './steward-frame.tsx';

/** Around the pages under `/admin`; that only stewards get here is the shell's policy. */
export const AdminLayout = () => (
  <StewardFrame>
    <Outlet />
  </StewardFrame>
);
