import { usVsThem } from '@aera/content/us-vs-them';
import { Columns, Container, Section, Stack, theme } from '@aera/ui';
import { ComparisonTable } from '@aera/ui/comparison-table';
import { styled } from 'styled-components';
import { ContentPage } from '../../shared/page/content-page.tsx';
import { TableOfContents } from '../../shared/page/table-of-contents.tsx';
import { PageSection } from '../../shared/page/page-section.tsx';
import { paths } from '../../shared/paths.ts';
import { ThemeSection } from './theme-section.tsx';

const { navigation, columns, glance, themes, fair } = usVsThem;

const rows = themes.map(({ name, ours, theirs }) => ({ label: name, cells: [ours.short, theirs.short] }));

const contents = themes.map(({ id, name }) => ({ anchor: id, title: name }));

const Fair = styled(Columns)`
  li {
    padding-top: ${theme.space[4]};
    border-top: 2px solid ${theme.color.accent};
    line-height: 1.6;
  }
`;

/** Compares two systems over six themes in the organisation's words, with the institutions' own descriptions apart. */
export const UsVsThemPage = () => (
  <ContentPage path={paths.usVsThem} copy={usVsThem}>
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
      <Columns as={Container} tracks="13rem minmax(0, 1fr)" gap={7} columnGap={8} align="start">
        <TableOfContents title={navigation} items={contents} />
        <Stack gap={8}>
          {themes.map((theme) => (
            <ThemeSection key={theme.id} theme={theme} />
          ))}
        </Stack>
      </Columns>
    </Section>
    <PageSection title={fair.title}>
      <Fair as="ul" from="tablet" tracks="repeat(3, 1fr)" gap={5}>
        {fair.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </Fair>
    </PageSection>
  </ContentPage>
);
