import { protection } from '@aera/content/protection';
import { Card, Grid, Heading, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { Claims } from '../../shared/page/claims.tsx';
import { FactNote } from '../../shared/page/fact-note.tsx';
import { PageSection } from '../../shared/page/page-section.tsx';

/** Titles, words and notes of cards beside one another begin on the same line. */
const Item = styled(Card)`
  display: grid;
  grid-row: span 3;
  grid-template-rows: subgrid;
  gap: ${theme.space[4]};
`;

const { explanations } = protection;

/** What is offered, three times over, with what the law says of it. */
export const Explanations = () => (
  <PageSection eyebrow={explanations.eyebrow} title={explanations.title}>
    <Grid minColumn="19rem">
      {explanations.items.map(({ title, claims, fact }) => (
        <Item key={title} as="article" padding={6}>
          <Heading level={3} size="xl">
            {title}
          </Heading>
          <Claims claims={claims} />
          <FactNote label={explanations.factLabel}>{fact}</FactNote>
        </Item>
      ))}
    </Grid>
  </PageSection>
);
