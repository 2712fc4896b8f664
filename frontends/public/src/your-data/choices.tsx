import { yourData } from '@aera/content/your-data';
import { WithdrawConsent } from '@aera/frontend-kit/privacy-ui';
import { Grid } from '@aera/ui';
import { useState } from 'react';
import { PageSection } from '../page/page-section.tsx';
import { type Certificate, CertificateCard } from './certificate.tsx';
import { Erase } from './erase.tsx';
import { type VisitorData, useReadAnew, withdrawalOf } from './use-visitor-data.ts';

const { withdraw } = yourData;
const { title, lead } = yourData.choices;

/** Taking consent back, and erasing; the certificate takes the place of both, and stays whatever is held afterwards. */
export function Choices({ held }: { readonly held: VisitorData | null | undefined }) {
  const [certificate, setCertificate] = useState<Certificate | null>(null);
  const readAnew = useReadAnew();
  if (!certificate && !held) return null;
  const standing = held?.consents.some((receipt) => withdrawalOf(receipt) === undefined) ?? false;
  return (
    <PageSection title={title} lead={lead} tone="sunken" beside>
      {certificate && <CertificateCard certificate={certificate} />}
      {!certificate && held && (
        <Grid minColumn="18rem">
          <WithdrawConsent
            title={withdraw.title}
            text={standing ? withdraw.text : withdraw.nothing}
            standing={standing}
            level={3}
            onWithdrawn={readAnew}
          />
          <Erase onErased={setCertificate} />
        </Grid>
      )}
    </PageSection>
  );
}
