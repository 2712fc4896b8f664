import { yourData } from '@aera/content/your-data';
import { Grid } from '@aera/ui';
import { useState } from 'react';
import { PageSection } from '../page/page-section.tsx';
import { type Certificate, CertificateCard } from './certificate.tsx';
import { Erase } from './erase.tsx';
import { type VisitorData, withdrawalOf } from './use-visitor-data.ts';
import { Withdraw } from './withdraw.tsx';

const { title, lead } = yourData.choices;

/** Taking consent back, and erasing; the certificate takes the place of both, and stays whatever is held afterwards. */
export function Choices({ held }: { readonly held: VisitorData | null | undefined }) {
  const [certificate, setCertificate] = useState<Certificate | null>(null);
  if (!certificate && !held) return null;
  return (
    <PageSection title={title} lead={lead} tone="sunken" beside>
      {certificate && <CertificateCard certificate={certificate} />}
      {!certificate && held && (
        <Grid minColumn="18rem">
          <Withdraw standing={held.consents.some((receipt) => withdrawalOf(receipt) === undefined)} />
          <Erase onErased={setCertificate} />
        </Grid>
      )}
    </PageSection>
  );
}
