import { usVsThem } from '@aera/content/us-vs-them';
import { Container, Section, Stack, from, theme } from '@aera/ui';
import { ComparisonTable } from '@aera/ui/comparison-table';
import { styled } from 'styled-components';
import { CallToAction } from '../../shared/page/call-to-action.tsx';
import { DisclaimerNote } from '../../shared/page/disclaimer-note.tsx';
import { PageContents } from '../../shared/page/page-contents.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { PageHero } from '../../shared/page/page-hero.tsx';
import { PageSection } from '../../shared/page/page-section.tsx';
import { ThemeSection } from './theme-section.tsx';

const { meta, eyebrow, title, lead, navigation, columns, glance, themes, fair, closing } = usVsThem;

const rows = themes.map(({ name, ours, theirs }) => ({ label: name, cells: [ours.short, theirs.short] }));

const contents = themes.map(({ id, name }) => ({ anchor: id, title: name }));

const Columns = styled(Container)`
  display: grid;
  gap: ${theme.space[7]} ${theme.space[8]};
  align-items: start;
  @media ${from('laptop')} {
    grid-template-columns: 13rem minmax(0, 1fr);
  }
`;

const Fair = styled.ul`
  display: grid;
  gap: ${theme.space[5]};
  padding: 0;
  list-style-type: '';
  @media ${from('tablet')} {
    grid-template-columns: repeat(3, 1fr);
  }
  li {
    padding-top: ${theme.space[4]};
    border-top: 2px solid ${theme.color.accent};
    line-height: 1.6;
  }
`;

/** Two systems side by side over six themes, both in the organisation's words, with what institutions say of themselves apart. */
export const UsVsThemPage = () => (
  <>
    <PageHead meta={meta} path="/us-vs-them" />
    <PageHero eyebrow={eyebrow} title={title} lead={lead.text} />
    <PageSection title={glance.title} lead={glance.lead.text}>
      <ComparisonTable
        caption={glance.caption}
        hideCaption
        corner={glance.theme}
        columns={[columns.ours, columns.theirs]}
        rows={rows}
        marked={0}
      />
    </PageSection>
    <Section tone="sunken">
      <Columns>
        <PageContents title={navigation} items={contents} />
        <Stack gap={8}>
          {themes.map((theme) => (
            <ThemeSection key={theme.id} theme={theme} />
          ))}
        </Stack>
      </Columns>
    </Section>
    <PageSection title={fair.title}>
      <Fair>
        {fair.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </Fair>
    </PageSection>
    <CallToAction title={closing.title} text={closing.text.text} actions={closing.actions} />
    <DisclaimerNote />
  </>
);
