import { fullNotices } from '@aera/content/full-notices';
import { Badge, Columns, Container, Section, Stack } from '@aera/ui';
import { DisclaimerNote } from '../../shared/page/disclaimer-note.tsx';
import { TableOfContents } from '../../shared/page/table-of-contents.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { PageHero } from '../../shared/page/page-hero.tsx';
import { paths } from '../../shared/paths.ts';
import { Certificate } from './certificate.tsx';
import { NoticeFacts } from './notice-facts.tsx';
import { NoticeSection } from './notice-section.tsx';
import { NoticeStatus } from './notice-status.tsx';

const { meta, eyebrow, title, lead, badge, navigationTitle, sections, certificate } = fullNotices;
const contents = sections.map(({ anchor, numeral, title: name }) => ({ anchor, title: name, mark: numeral }));

/** The complete notices: eight anchored sections, the certificate, and the consent status of this browser. */
export const FullNoticesPage = () => (
  <>
    <PageHead meta={meta} path={paths.fullNotices} />
    <PageHero eyebrow={eyebrow} title={title} lead={lead.text}>
      <Badge variant="warning">{badge}</Badge>
      <NoticeFacts />
    </PageHero>
    <Section>
      <Columns as={Container} tracks="17rem minmax(0, 1fr)" gap={7} columnGap={8} align="start">
        <TableOfContents title={navigationTitle} items={contents} />
        <Stack gap={7}>
          {sections.map((notice) => (
            <NoticeSection key={notice.anchor} notice={notice} />
          ))}
          <Certificate certificate={certificate} />
          <NoticeStatus />
        </Stack>
      </Columns>
    </Section>
    <DisclaimerNote />
  </>
);
