import { protection } from '@aera/content/protection';
import { ButtonLink, Row } from '@aera/ui';
import { ActionLink } from '../page/action-link.tsx';
import { DisclaimerNote } from '../page/disclaimer-note.tsx';
import { Figures } from '../page/figures.tsx';
import { PageHead } from '../page/page-head.tsx';
import { PageOpening } from '../page/page-opening.tsx';
import { BondTrap } from './bond-trap.tsx';
import { CostComparison } from './cost-comparison.tsx';
import { Explanations } from './explanations.tsx';
import { Faq } from './faq.tsx';
import { FreedomCall } from './freedom-call.tsx';
import { Scenarios, scenariosId } from './scenarios.tsx';

/** What the organisation offers as protection, in four situations, with its price, its limits and what the law says. */
export function ProtectionPage() {
  const { meta, eyebrow, title, lead, begin, toScenarios, figures } = protection;
  return (
    <>
      <PageHead meta={meta} path="/protection" />
      <PageOpening eyebrow={eyebrow} title={title} lead={lead.text}>
        <Row>
          <ActionLink action={begin} size="lg" />
          <ButtonLink href={`#${scenariosId}`} variant="secondary" size="lg">
            {toScenarios}
          </ButtonLink>
        </Row>
        <Figures figures={figures} />
      </PageOpening>
      <Explanations />
      <Scenarios />
      <CostComparison />
      <Faq />
      <FreedomCall />
      <DisclaimerNote />
      <BondTrap />
    </>
  );
}
