import { operations } from '@aera/content/operations';
import { Accordion } from '@aera/ui/accordion';
import { CallToAction } from '../../shared/page/call-to-action.tsx';
import { DisclaimerNote } from '../../shared/page/disclaimer-note.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { PageHero } from '../../shared/page/page-hero.tsx';
import { PageSection } from '../../shared/page/page-section.tsx';
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
    <PageHero eyebrow={eyebrow} title={title} lead={lead.text} />
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
    <CallToAction title={closing.title} text={closing.text} actions={closing.actions} />
    <DisclaimerNote />
  </>
);
