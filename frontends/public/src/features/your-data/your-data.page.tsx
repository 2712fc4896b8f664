import { yourData } from '@aera/content/your-data';
import { PageHead } from '../../shared/page/page-head.tsx';
import { PageHero } from '../../shared/page/page-hero.tsx';
import { PageSection } from '../../shared/page/page-section.tsx';
import { paths } from '../../shared/paths.ts';
import { ConsentWithdrawal } from '@aera/frontend-kit/privacy-ui';
import { Grid } from '@aera/ui';
import { useState } from 'react';
import { type ErasureCertificate, ErasureCertificateCard } from './erasure-certificate.tsx';
import { Erase } from './erase.tsx';
import { ProofExplanation } from './proof-explanation.tsx';
import { VisitorRecords } from './visitor-records.tsx';
import { ReceiptUpload } from './receipt-upload.tsx';
import { usePrepareChecks } from './use-receipt-check.ts';
import {
  getWithdrawnAt,
  useRefetchVisitorData,
  useVisitorData,
  type VisitorData,
} from './use-visitor-data.ts';

const { meta, eyebrow, title, lead, held: recordsCopy, check, proofs, choices, withdraw } = yourData;

/** Data about this browser and the visitor's controls. Not indexed: its content differs per visitor. */
export function YourDataPage() {
  const visitorData = useVisitorData();
  usePrepareChecks();
  return (
    <>
      <PageHead meta={meta} path={paths.yourData} />
      <meta name="robots" content="noindex" />
      <PageHero eyebrow={eyebrow} title={title} lead={lead} />
      <PageSection title={recordsCopy.title} lead={recordsCopy.lead} beside>
        <VisitorRecords query={visitorData} />
      </PageSection>
      <Choices data={visitorData.data} />
      <PageSection title={check.title} lead={check.lead} beside>
        <ReceiptUpload />
      </PageSection>
      <PageSection title={proofs.title} lead={proofs.lead} tone="sunken" beside>
        <ProofExplanation />
      </PageSection>
    </>
  );
}

/** Withdrawal of consent and erasure; the erasure certificate replaces both. */
function Choices({ data }: { readonly data: VisitorData | null | undefined }) {
  const [certificate, setCertificate] = useState<ErasureCertificate | null>(null);
  const refetch = useRefetchVisitorData();
  if (!certificate && !data) return null;
  const hasActiveConsent = data?.consents.some((receipt) => getWithdrawnAt(receipt) === undefined) ?? false;
  return (
    <PageSection title={choices.title} lead={choices.lead} tone="sunken" beside>
      {certificate && <ErasureCertificateCard certificate={certificate} />}
      {!certificate && data && (
        <Grid minColumn="18rem">
          <ConsentWithdrawal
            title={withdraw.title}
            text={hasActiveConsent ? withdraw.text : withdraw.nothing}
            isActive={hasActiveConsent}
            level={3}
            onWithdrawn={refetch}
          />
          <Erase onErased={setCertificate} />
        </Grid>
      )}
    </PageSection>
  );
}
