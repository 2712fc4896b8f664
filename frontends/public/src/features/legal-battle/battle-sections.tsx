import { legalBattle, type TimingCard } from '@aera/content/legal-battle';
import { Stack, theme, Badge, Heading, from } from '@aera/ui';
import { Accordion } from '@aera/ui/accordion';
import { Steps } from '@aera/ui/steps';
import { styled } from 'styled-components';
import { AttributedFigures, AttributedList } from '../../shared/page/claims.tsx';
import { toFaqItems, FactNote } from '../../shared/page/fact-note.tsx';
import { PageSection } from '../../shared/page/page-section.tsx';
import { CaseCarousel } from './case-carousel.tsx';
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
      <AttributedFigures figures={figures} />
    </PageSection>
    <PageSection title={timing.title} lead={timing.lead}>
      <TimingCards />
    </PageSection>
    <PageSection tone="sunken" title={faq.title} lead={faq.lead} beside>
      <Accordion items={questions} />
    </PageSection>
  </>
);

/** A timeline: vertical on a phone, horizontal where the cards are side by side. */
const Line = styled.ol`
  display: grid;
  gap: ${theme.space[6]};
  @media ${from('laptop')} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${theme.space[5]};
  }
`;

const Moment = styled.li`
  position: relative;
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: ${theme.space[4]};
  padding-inline-start: ${theme.space[5]};
  border-inline-start: 2px solid ${theme.color.goldLine};
  &::before {
    content: '';
    position: absolute;
    top: 0.3rem;
    left: calc(-0.5rem - 1px);
    width: 1rem;
    height: 1rem;
    background: ${theme.color.canvas};
    border: 2px solid ${theme.color.goldLine};
    border-radius: 50%;
  }
  @media ${from('laptop')} {
    padding: ${theme.space[6]} ${theme.space[4]} 0 0;
    border-inline-start: 0;
    border-top: 2px solid ${theme.color.goldLine};
    &::before {
      top: calc(-0.5rem - 1px);
      left: 0;
    }
  }
`;

const Card = ({ card: { when, title, says, binds } }: { readonly card: TimingCard }) => (
  <Moment>
    <div>
      <Badge variant="outline">{when}</Badge>
    </div>
    <Heading level={3} size="xl">
      {title}
    </Heading>
    <AttributedList list={says} size="md" />
    <FactNote label={timing.binds}>{binds}</FactNote>
  </Moment>
);

/** Options before, during and after legal action: the organisation's statements, and the law. */
const TimingCards = () => (
  <Line>
    {timing.cards.map((card) => (
      <Card key={card.when} card={card} />
    ))}
  </Line>
);
