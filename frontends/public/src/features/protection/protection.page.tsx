import { protection } from '@aera/content/protection';
import { ButtonLink, Heading, Row, Stack } from '@aera/ui';
import { ComparisonTable } from '@aera/ui/comparison-table';
import { Steps } from '@aera/ui/steps';
import { ActionLink } from '../../shared/page/action-link.tsx';
import { CallToAction } from '../../shared/page/call-to-action.tsx';
import { Figures } from '../../shared/page/claims.tsx';
import { DisclaimerNote } from '../../shared/page/disclaimer-note.tsx';
import { FactNote } from '../../shared/page/fact-note.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { PageHero } from '../../shared/page/page-hero.tsx';
import { PageSection } from '../../shared/page/page-section.tsx';
import { BondTrap } from './bond-trap.tsx';
import { Explanations } from './explanations.tsx';
import { Faq } from './faq.tsx';
import { Scenarios, scenariosId } from './scenarios.tsx';

/** What the organisation offers as protection, in four situations, with its price, its limits and what the law says. */
export function ProtectionPage() {
  const { meta, eyebrow, title, lead, begin, toScenarios, figures } = protection;
  return (
    <>
      <PageHead meta={meta} path="/protection" />
      <PageHero eyebrow={eyebrow} title={title} lead={lead.text}>
        <Row>
          <ActionLink action={begin} size="lg" />
          <ButtonLink href={`#${scenariosId}`} variant="secondary" size="lg">
            {toScenarios}
          </ButtonLink>
        </Row>
        <Figures figures={figures} />
      </PageHero>
      <Explanations />
      <Scenarios />
      <CostComparison />
      <Faq />
      <GetStarted />
      <DisclaimerNote />
      <BondTrap />
    </>
  );
}

const { comparison } = protection;
const { columns } = comparison;

const rows = comparison.factors.map(({ factor, product, lawyers }) => ({
  label: factor,
  cells: [product, lawyers],
}));

/** Six factors, as the organisation compares itself with lawyers. */
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

const { call } = protection;

/** Where to begin, and the three steps that follow. */
const GetStarted = () => (
  <CallToAction
    title={call.title}
    text={call.lead.text}
    actions={[call.action]}
    beside={
      <Stack gap={5}>
        <Heading level={3} size="xl">
          {call.stepsTitle}
        </Heading>
        <Steps items={call.steps} headingLevel={4} />
      </Stack>
    }
  />
);
