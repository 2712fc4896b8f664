import { SkipLink } from '@aera/ui';
import { shellCopy } from '@aera/content/shell';
import { useSessionOfTabs } from '@aera/frontend-kit';
import type { ReactNode } from 'react';
import { Consent } from '../features/consent/consent.tsx';
import { Guarded } from './guards/gates.tsx';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import { LazyToaster } from './layout/lazy-toaster.tsx';
import { Main } from './layout/main.tsx';
import { ScrollProgress } from './layout/scroll-progress.tsx';
import { usePublicFrame } from './layout/use-public-frame.ts';
import { MobileNotice } from '../features/mobile-notice/mobile-notice.tsx';
import { useLatestBuildsInUrl } from '../features/remotes/latest-builds.ts';
import { useVisitorTracking } from './use-visitor-tracking.ts';

/**
 * The frame around every page, and the micro-frontend of the path. `page` must stay the same element across renders, because a new one
 * would discard the prerendered page while its scripts load.
 */
export function Shell({ page }: { readonly page: ReactNode }) {
  const framed = usePublicFrame();
  useSessionOfTabs();
  useVisitorTracking();
  useLatestBuildsInUrl();
  return (
    <>
      <SkipLink href="#main">{shellCopy.skipToContent}</SkipLink>
      {framed && <Header />}
      <ScrollProgress />
      <Main framed={framed}>
        <Guarded>{page}</Guarded>
      </Main>
      {framed && <Footer />}
      <Consent />
      <MobileNotice />
      <LazyToaster />
    </>
  );
}
