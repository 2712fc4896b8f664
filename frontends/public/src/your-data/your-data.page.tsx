import { yourData } from '@aera/content/your-data';
import { PageHead } from '../page/page-head.tsx';
import { PageOpening } from '../page/page-opening.tsx';
import { PageSection } from '../page/page-section.tsx';
import { paths } from '../paths.ts';
import { Choices } from './choices.tsx';
import { HeldData } from './held-data.tsx';
import { ReceiptFile } from './receipt-file.tsx';
import { usePrepareChecks } from './use-receipt-check.ts';
import { useVisitorData } from './use-visitor-data.ts';

const { meta, eyebrow, title, lead, held: records, check } = yourData;

/** What is held about this browser, and what its visitor may do about it. Not for search engines: it says something else to each. */
export function YourDataPage() {
  const held = useVisitorData();
  usePrepareChecks();
  return (
    <>
      <PageHead meta={meta} path={paths.yourData} />
      <meta name="robots" content="noindex" />
      <PageOpening eyebrow={eyebrow} title={title} lead={lead} />
      <PageSection title={records.title} lead={records.lead} beside>
        <HeldData held={held} />
      </PageSection>
      <Choices held={held.data} />
      <PageSection title={check.title} lead={check.lead} beside>
        <ReceiptFile />
      </PageSection>
    </>
  );
}
