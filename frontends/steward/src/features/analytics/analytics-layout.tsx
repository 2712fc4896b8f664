import { Outlet } from 'react-router-dom';
import { AnalyticsNav } from './analytics-nav.tsx';

/** Around the pages of the analytics. */
export const AnalyticsLayout = () => (
  <>
    <AnalyticsNav />
    <Outlet />
  </>
);
