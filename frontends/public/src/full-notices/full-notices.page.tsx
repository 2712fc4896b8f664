import { brand } from '@aera/content';
import { fullNotices } from '@aera/content/full-notices';
import { Badge, Container, Row, Section, Stack, from, theme } from '@aera/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { DisclaimerNote } from '../page/disclaimer-note.tsx';
import { PageHead } from '../page/page-head.tsx';
import { PageOpening } from '../page/page-opening.tsx';
import { Certificate } from './certificate.tsx';
import { ConsentWidget } from './consent-widget.tsx';
import { factDate } from './fact-date.ts';
import { NoticeNavigation } from './notice-navigation.tsx';
import { NoticeSection } from './notice-section.tsx';

const Columns = styled(Container)`
  display: grid;
  gap: ${theme.space[7]} ${theme.space[8]};
  align-items: start;
  @media ${from('laptop')} {
    grid-template-columns: minmax(14rem, 1fr) 3fr;
  }
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]} ${theme.space[7]};
  font-size: ${theme.text.sm};
  dt {
    color: ${theme.color.inkMuted};
  }
`;

/** The complete notices: eight anchored sections, the certificate, and whether this browser has acknowledged them. */
export function FullNoticesPage() {
  const { meta, title, badge, factDateLabel, jurisdictionLabel, sections, certificate } = fullNotices;
  const [today] = useState(() => factDate(new Date()));
  return (
    <>
      <PageHead meta={meta} path="/full-notices" />
      <PageOpening eyebrow="Notices" title={title}>
        <Row>
          <Badge variant="warning">{badge}</Badge>
        </Row>
        <Facts>
          <div>
            <dt>{factDateLabel}</dt>
            <dd>{today}</dd>
          </div>
          <div>
            <dt>{jurisdictionLabel}</dt>
            <dd>{brand.jurisdiction}</dd>
          </div>
        </Facts>
      </PageOpening>
      <Section>
        <Columns>
          <NoticeNavigation />
          <Stack gap={7}>
            {sections.map((notice) => (
              <NoticeSection key={notice.anchor} notice={notice} />
            ))}
            <Certificate certificate={certificate} />
            <ConsentWidget />
          </Stack>
        </Columns>
      </Section>
      <DisclaimerNote />
    </>
  );
}
