import { legalBattle } from '@aera/content/legal-battle';
import { Stack, theme } from '@aera/ui';
import { Accordion } from '@aera/ui/accordion';
import { Steps } from '@aera/ui/steps';
import { styled } from 'styled-components';
import { Figures } from '../../shared/page/claims.tsx';
import { faqItems } from '../../shared/page/faq-items.tsx';
import { PageSection } from '../../shared/page/page-section.tsx';
import { CaseCarousel } from './case-carousel.tsx';
import { TimingCards } from './timing-cards.tsx';

const Details = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]} 0 0 1.1rem;
  border-top: 1px solid ${theme.color.line};
  font-size: ${theme.text.sm};
  line-height: 1.5;
  li::marker {
    color: ${theme.color.goldLine};
  }
`;

const steps = legalBattle.activation.steps.map(({ title, description, details }) => ({
  title,
  text: (
    <Stack gap={3}>
      <p>{description.text}</p>
      <Details>
        {details.map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </Details>
    </Stack>
  ),
}));

/** Four steps, each with what to mind in it. */
const ActivationSteps = () => <Steps items={steps} across />;

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
