import { Container, ErrorState, Section } from '@aera/ui';
import { lazyPage, nextIn, useSteward } from '@aera/web-kit';
import { Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { SignIn } from '../sign-in/sign-in.tsx';
import { PortalLoading } from './portal-loading.tsx';
import { portalWords } from './portal-copy.ts';

const Dashboard = lazyPage(() => import('./dashboard.tsx'), 'Dashboard');

/** The stewards' portal, or the way into it; whom a guard sent here goes back to where they were stopped. */
export function PortalPage() {
  const { steward, isLoading, failed, retry, retrying } = useSteward();
  const next = nextIn(useSearchParams()[0]);
  if (isLoading) return <PortalLoading />;
  if (failed)
    return (
      <Section>
        <Container width="text">
          <ErrorState level={1} {...portalWords.unknown} onRetry={retry} retrying={retrying} />
        </Container>
      </Section>
    );
  if (!steward) return <SignIn />;
  if (next?.startsWith(paths.admin)) return <Navigate replace to={next} />;
  return (
    <Suspense fallback={<PortalLoading />}>
      <Dashboard steward={steward} />
    </Suspense>
  );
}
