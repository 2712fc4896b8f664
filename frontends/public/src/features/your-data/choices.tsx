import { yourData } from '@aera/content/your-data';
import { WithdrawConsent } from '@aera/frontend-kit/privacy-ui';
import { Grid } from '@aera/ui';
import { useState } from 'react';
import { PageSection } from '../../shared/page/page-section.tsx';
import { type ErasureCertificate, ErasureCertificateCard } from './erasure-certificate.tsx';
import { Erase } from './erase.tsx';
import { type VisitorData, useRefetchVisitorData, getWithdrawnAt } from './use-visitor-data.ts';

const { withdraw } = yourData;
const { title, lead } = yourData.choices;

/** Withdrawal of consent and erasure; the erasure certificate replaces both. */
export function Choices({ data }: { readonly data: VisitorData | null | undefined }) {
  const [certificate, setCertificate] = useState<ErasureCertificate | null>(null);
  const refetch = useRefetchVisitorData();
  if (!certificate && !data) return null;
  const hasActiveConsent = data?.consents.some((receipt) => getWithdrawnAt(receipt) === undefined) ?? false;
  return (
    <PageSection title={title} lead={lead} tone="sunken" beside>
      {certificate && <ErasureCertificateCard certificate={certificate} />}
      {!certificate && data && (
        <Grid minColumn="18rem">
          <WithdrawConsent
            title={withdraw.title}
            text={hasActiveConsent ? withdraw.text : withdraw.nothing}
            standing={hasActiveConsent}
            level={3}
            onWithdrawn={refetch}
          />
          <Erase onErased={setCertificate} />
        </Grid>
      )}
    </PageSection>
  );
}
