import { Container, ErrorState, Section, Spinner, Stack, Text } from '@aera/ui';
import { lazyPage, readNextPath, useSteward } from '@aera/frontend-kit';
import { Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { portalCopy } from '../frame/frame-copy.ts';
import { SignIn } from '../sign-in/sign-in.tsx';
import { paths } from '../../shared/paths.ts';

const PortalLoading = () => (
  <Section>
    <Container>
      <Stack align="center">
        <Spinner size="2rem" />
        <Text as="output" tone="muted">
          {portalCopy.loading}
        </Text>
      </Stack>
    </Container>
  </Section>
);

const Dashboard = lazyPage(() => import('./dashboard.tsx'), 'Dashboard');

/** The portal or the sign-in; returns to the page that required it. */
export function PortalPage() {
  const { steward, isLoading, failed, retry, retrying } = useSteward();
  const next = readNextPath(useSearchParams()[0]);
  if (isLoading) return <PortalLoading />;
  if (failed)
    return (
      <Section>
        <Container width="text">
          <ErrorState level={1} {...portalCopy.unknown} onRetry={retry} retrying={retrying} />
        </Container>
      </Section>
    );
  if (!steward) return <SignIn />;
  if (steward.lacksSecondFactor) return <Navigate replace to={paths.account} />;
  if (next?.startsWith(paths.admin)) return <Navigate replace to={next} />;
  return (
    <Suspense fallback={<PortalLoading />}>
      <Dashboard steward={steward} />
    </Suspense>
  );
}
