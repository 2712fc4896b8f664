import type { Operations } from '@aera/content/operations';
import { Card, Columns, from, Grid, Heading, Text, theme } from '@aera/ui';
import { Accordion } from '@aera/ui/accordion';
import { ContentPage } from '../../shared/page/content-page.tsx';
import { PinPage } from '../../shared/page/pin-page.tsx';
import { PageSection } from '../../shared/page/page-section.tsx';
import { paths } from '../../shared/paths.ts';
import { NoticeDetails, NoticeTitle } from './filed-notice.tsx';
import { Initiatives } from './initiatives.tsx';
import { styled } from 'styled-components';

/** The page behind the PIN: initiatives, community, filed notices and figures of the organisation. */
export const OperationsPage = () => (
  <PinPage<Operations> page="operations" title="Current Operations">
    {(content) => <OperationsContent content={content} />}
  </PinPage>
);

const OperationsContent = ({ content }: { readonly content: Operations }) => {
  const { initiatives, community, notices, impact } = content;
  const filed = notices.items.map((notice) => ({
    value: notice.id,
    title: <NoticeTitle notice={notice} labels={notices.labels} />,
    content: <NoticeDetails notice={notice} labels={notices.labels} />,
  }));
  return (
    <ContentPage path={paths.operations} copy={content}>
      <PageSection title={initiatives.title} lead={initiatives.lead}>
        <Initiatives initiatives={initiatives} />
      </PageSection>
      <PageSection tone="sunken" title={community.title} lead={community.lead}>
        <Pillars pillars={community.pillars} />
      </PageSection>
      <PageSection title={notices.title} lead={notices.lead} beside>
        <Accordion items={filed} />
      </PageSection>
      <PageSection tone="sunken" title={impact.title} lead={impact.intro.text}>
        <Impact figures={impact.figures} />
      </PageSection>
    </ContentPage>
  );
};

/** Three columns on a common base, drawn as pillars. */
const Colonnade = styled(Columns)`
  @media ${from('tablet')} {
    padding-bottom: ${theme.space[3]};
    border-bottom: 3px solid ${theme.color.goldLine};
  }
`;

const Pillar = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  align-content: start;
  padding: ${theme.space[5]};
  border-top: 3px solid ${theme.color.goldLine};
  background: linear-gradient(${theme.color.surface}, transparent);
  @media ${from('laptop')} {
    padding: ${theme.space[6]} ${theme.space[5]} ${theme.space[7]};
  }
`;

/** The pillars of the community. */
const Pillars = ({ pillars }: Pick<Operations['community'], 'pillars'>) => (
  <Colonnade from="tablet" tracks="repeat(3, 1fr)" columnGap={5}>
    {pillars.map(({ title, text }) => (
      <Pillar key={title}>
        <Heading level={3} size="xl">
          {title}
        </Heading>
        <Text>{text.text}</Text>
      </Pillar>
    ))}
  </Colonnade>
);

const Figure = styled(Card)`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: ${theme.space[1]};
  dt {
    color: ${theme.color.inkMuted};
    line-height: 1.4;
  }
  dd {
    font-size: clamp(1.75rem, 1.4rem + 1.4vw, 2.625rem);
    font-weight: 600;
    letter-spacing: -0.02em;
    line-height: 1.15;
    white-space: nowrap;
  }
  span {
    display: block;
    color: ${theme.color.gold};
    font-size: ${theme.text.sm};
    font-weight: 600;
  }
`;

/** Figures that the organisation publishes about itself. */
const Impact = ({ figures }: Pick<Operations['impact'], 'figures'>) => (
  <Grid as="dl" minColumn="9rem" gap={4}>
    {figures.map(({ value, label, note }) => (
      <Figure key={label} padding={5}>
        <dt>
          {label}
          {note && <span>{note}</span>}
        </dt>
        <dd>{value}</dd>
      </Figure>
    ))}
  </Grid>
);
