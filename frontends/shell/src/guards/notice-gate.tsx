import { consentNotice } from '@aera/content/consent-notice';
import { Button, Container, EmptyState, Section } from '@aera/ui';
import { openJurisdictionModal } from '@aera/web-kit';
import type { ReactNode } from 'react';
import { useAcknowledged } from '../consent/use-acknowledged.ts';

/** For pages that need the acknowledged notice and nothing else. */
export function NoticeGate({ children }: { readonly children: ReactNode }) {
  if (useAcknowledged()) return children;
  return (
    <Section>
      <Container width="text">
        <EmptyState action={<Button onClick={openJurisdictionModal}>{consentNotice.reopen}</Button>}>
          {consentNotice.intro}
        </EmptyState>
      </Container>
    </Section>
  );
}
