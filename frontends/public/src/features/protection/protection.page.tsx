import { protection } from '@aera/content/protection';
import { ButtonLink, Card, from, Grid, Heading, Row, Stack, theme } from '@aera/ui';
import { Accordion } from '@aera/ui/accordion';
import { ComparisonTable } from '@aera/ui/comparison-table';
import { Steps } from '@aera/ui/steps';
import { ActionLink } from '../../shared/page/action-link.tsx';
import { Claims, AttributedFigures } from '../../shared/page/claims.tsx';
import { ContentPage } from '../../shared/page/content-page.tsx';
import { FactNote, toFaqItems } from '../../shared/page/fact-note.tsx';
import { PageSection } from '../../shared/page/page-section.tsx';
import { paths } from '../../shared/paths.ts';
import { useState } from 'react';
import { BondTrap } from './bond-trap.tsx';
import { Scenarios, scenariosId } from './scenario-panel.tsx';
import { styled } from 'styled-components';

const { begin, toScenarios, figures, call } = protection;
const copy = {
  ...protection,
  closing: { title: call.title, text: call.lead, actions: [call.action] },
};

/** The organisation's protection in four situations, with its price, its limits and the law. */
export const ProtectionPage = () => (
  <>
    <ContentPage
      path={paths.protection}
      copy={copy}
      hero={
        <>
          <Row>
            <ActionLink action={begin} size="lg" />
            <ButtonLink href={`#${scenariosId}`} variant="secondary" size="lg">
              {toScenarios}
            </ButtonLink>
          </Row>
          <AttributedFigures figures={figures} />
        </>
      }
      beside={
        <Stack gap={5}>
          <Heading level={3} size="xl">
            {call.stepsTitle}
          </Heading>
          <Steps items={call.steps} headingLevel={4} />
        </Stack>
      }
    >
      <Explanations />
      <Scenarios />
      <CostComparison />
      <Faq />
    </ContentPage>
    <BondTrap />
  </>
);

const { comparison } = protection;
const { columns } = comparison;

const rows = comparison.factors.map(({ factor, product, lawyers }) => ({
  label: factor,
  cells: [product, lawyers],
}));

/** Six factors of the organisation's comparison with lawyers. */
const CostComparison = () => (
  <PageSection eyebrow={comparison.eyebrow} title={comparison.title} lead={comparison.intro.text}>
    <ComparisonTable
      caption={comparison.caption}
      corner={columns.factor}
      columns={[columns.product, columns.lawyers]}
      rows={rows}
      marked={0}
    />
    <FactNote label={comparison.factLabel}>{comparison.fact}</FactNote>
  </PageSection>
);

/** Aligns titles, texts and notes of cards in a row. */
const Item = styled(Card)`
  display: grid;
  grid-row: span 3;
  grid-template-rows: subgrid;
  gap: ${theme.space[4]};
`;

const { explanations } = protection;

/** Three explanations of the offer, with the law on each. */
const Explanations = () => (
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

const inGrid = 6;

/** Two columns if there is room; an open item does not stretch its neighbour. */
const InGrid = styled(Accordion)`
  display: grid;
  column-gap: ${theme.space[7]};
  @media ${from('laptop')} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Below = styled(Accordion)`
  border-top: 0;
`;

const { faq } = protection;
const items = toFaqItems(faq.items, faq.factLabel);

/** Eight questions with at most one open: six in a grid, the rest below. */
function Faq() {
  const [open, setOpen] = useState('');
  return (
    <PageSection eyebrow={faq.eyebrow} title={faq.title}>
      <div>
        <InGrid items={items.slice(0, inGrid)} value={open} onValueChange={setOpen} />
        <Below items={items.slice(inGrid)} value={open} onValueChange={setOpen} />
      </div>
    </PageSection>
  );
}
