import { lazyPage, useSteward } from '@aera/web-kit';
import { Suspense } from 'react';
import { SignIn } from '../sign-in/sign-in.tsx';
import { PortalLoading } from './portal-loading.tsx';

const Dashboard = lazyPage(() => import('./dashboard.tsx'), 'Dashboard');

/** The stewards' portal, or the way into it. */
export function PortalPage() {
  const { steward, isLoading } = useSteward();
  if (isLoading) return <PortalLoading />;
  if (!steward) return <SignIn />;
  return (
    <Suspense fallback={<PortalLoading />}>
      <Dashboard />
    </Suspense>
  );
}
