import { Outlet } from 'react-router-dom';
import { AnalyticsNav } from './analytics-nav.tsx';
import { analyticsPages } from './analytics-pages.ts';

/** Around the pages of the analytics. */
export const AnalyticsLayout = () => (
  <>
    {analyticsPages.length > 1 && <AnalyticsNav />}
    <Outlet />
  </>
);
