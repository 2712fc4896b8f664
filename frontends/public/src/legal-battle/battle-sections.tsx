import { legalBattle } from '@aera/content/legal-battle';
import { Accordion } from '@aera/ui/accordion';
import { faqItems } from '../page/faq-items.tsx';
import { Figures } from '../page/figures.tsx';
import { PageSection } from '../page/page-section.tsx';
import { ActivationSteps } from './activation-steps.tsx';
import { CaseCarousel } from './case-carousel.tsx';
import { TimingCards } from './timing-cards.tsx';

const { scenarios, activation, timing, figures, faq } = legalBattle;

const questions = faqItems(faq.items, faq.fact);

/** What the public page and the one behind the PIN both hold: cases, activation, timing, figures, questions. */
export const BattleSections = () => (
  <>
    <PageSection id={scenarios.anchor} title={scenarios.title} lead={scenarios.lead}>
      <CaseCarousel />
    </PageSection>
    <PageSection tone="sunken" title={activation.title} lead={activation.lead}>
      <ActivationSteps />
      <Figures figures={figures} />
    </PageSection>
    <PageSection title={timing.title} lead={timing.lead}>
      <TimingCards />
    </PageSection>
    <PageSection tone="sunken" title={faq.title} lead={faq.lead} beside>
      <Accordion items={questions} />
    </PageSection>
  </>
);
