import { operations } from '@aera/content/operations';
import { Accordion } from '@aera/ui/accordion';
import { ClosingCall } from '../page/closing-call.tsx';
import { DisclaimerNote } from '../page/disclaimer-note.tsx';
import { PageHead } from '../page/page-head.tsx';
import { PageOpening } from '../page/page-opening.tsx';
import { PageSection } from '../page/page-section.tsx';
import { NoticeDetails, NoticeTitle } from './filed-notice.tsx';
import { Impact } from './impact.tsx';
import { Initiatives } from './initiatives.tsx';
import { Pillars } from './pillars.tsx';

const { meta, eyebrow, title, lead, initiatives, community, notices, impact, closing } = operations;

const filed = notices.items.map((notice) => ({
  value: notice.id,
  title: <NoticeTitle notice={notice} />,
  content: <NoticeDetails notice={notice} />,
}));

/** What the organisation reports to those with the PIN: initiatives, community, filed notices, figures. */
export const OperationsPage = () => (
  <>
    <PageHead meta={meta} path="/operations" />
    <PageOpening eyebrow={eyebrow} title={title} lead={lead.text} />
    <PageSection title={initiatives.title} lead={initiatives.lead}>
      <Initiatives />
    </PageSection>
    <PageSection tone="sunken" title={community.title} lead={community.lead}>
      <Pillars />
    </PageSection>
    <PageSection title={notices.title} lead={notices.lead} beside>
      <Accordion items={filed} />
    </PageSection>
    <PageSection tone="sunken" title={impact.title} lead={impact.intro.text}>
      <Impact />
    </PageSection>
    <ClosingCall title={closing.title} text={closing.text} actions={closing.actions} />
    <DisclaimerNote />
  </>
);
