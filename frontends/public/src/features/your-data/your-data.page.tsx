import { yourData } from '@aera/content/your-data';
import { PageHead } from '../../shared/page/page-head.tsx';
import { PageHero } from '../../shared/page/page-hero.tsx';
import { PageSection } from '../../shared/page/page-section.tsx';
import { paths } from '../../shared/paths.ts';
import { Choices } from './choices.tsx';
import { VisitorRecords } from './visitor-records.tsx';
import { ReceiptUpload } from './receipt-upload.tsx';
import { usePrepareChecks } from './use-receipt-check.ts';
import { useVisitorData } from './use-visitor-data.ts';

const { meta, eyebrow, title, lead, held: recordsCopy, check } = yourData;

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
    </>
  );
}
