import { legalBattle } from '@aera/content/legal-battle';
import { Stack, theme } from '@aera/ui';
import { Accordion } from '@aera/ui/accordion';
import { Steps } from '@aera/ui/steps';
import { styled } from 'styled-components';
import { Figures } from '../../shared/page/claims.tsx';
import { toFaqItems } from '../../shared/page/fact-note.tsx';
import { PageSection } from '../../shared/page/page-section.tsx';
import { CaseCarousel } from './case-carousel.tsx';
import { TimingCards } from './timing-cards.tsx';
import { BulletList } from '../../shared/page/lists.tsx';

const Details = styled(BulletList)`
  padding: ${theme.space[3]} 0 0 1.1rem;
  border-top: 1px solid ${theme.color.line};
  font-size: ${theme.text.sm};
  line-height: 1.5;
`;

const steps = legalBattle.activation.steps.map(({ title, description, details }) => ({
  title,
  text: (
    <Stack gap={3}>
      <p>{description.text}</p>
      <Details items={details} />
    </Stack>
  ),
}));

const { scenarios, activation, timing, figures, faq } = legalBattle;

const questions = toFaqItems(faq.items, faq.fact);

/** Sections shared by the public page and the page behind the PIN: cases, activation, timing, figures, questions. */
export const BattleSections = () => (
  <>
    <PageSection id={scenarios.anchor} title={scenarios.title} lead={scenarios.lead}>
      <CaseCarousel />
    </PageSection>
    <PageSection tone="sunken" title={activation.title} lead={activation.lead}>
      <Steps items={steps} across />
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
