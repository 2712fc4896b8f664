import { SkipLink } from '@aera/ui';
import { shellWords } from '@aera/content/shell';
import type { ReactNode } from 'react';
import { Consent } from './consent/consent.tsx';
import { Guarded } from './guards/guarded.tsx';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import { LateToaster } from './layout/late-toaster.tsx';
import { Main } from './layout/main.tsx';
import { ScrollMarks } from './layout/scroll-marks.tsx';
import { usePublicFrame } from './layout/use-public-frame.ts';
import { MobileNotice } from './mobile-notice/mobile-notice.tsx';
import { useNewestInAddress } from './remotes/newest-builds.ts';
import { useVisitorTracking } from './tracking/use-visitor-tracking.ts';

/**
 * The frame around every page, and the page of the micro-frontend that answers the path. `page` stays the same element however
 * often the frame renders: while its scripts are on their way, a new one would cost the page that was rendered at build.
 */
export function Shell({ page }: { readonly page: ReactNode }) {
  const framed = usePublicFrame();
  useVisitorTracking();
  useNewestInAddress();
  return (
    <>
      <SkipLink href="#main">{shellWords.skipToContent}</SkipLink>
      {framed && <Header />}
      <ScrollMarks />
      <Main framed={framed}>
        <Guarded>{page}</Guarded>
      </Main>
      {framed && <Footer />}
      <Consent />
      <MobileNotice />
      <LateToaster />
    </>
  );
}
