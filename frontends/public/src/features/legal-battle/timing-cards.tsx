import { legalBattle } from '@aera/content/legal-battle';
import type { TimingCard } from '@aera/content/legal-battle';
import { Badge, Heading, from, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { ClaimedList } from '../../shared/page/claims.tsx';
import { FactNote } from '../../shared/page/fact-note.tsx';

const { timing } = legalBattle;

/** A timeline: vertical on a phone, horizontal where the cards are side by side. */
const Line = styled.ol`
  display: grid;
  gap: ${theme.space[6]};
  padding: 0;
  list-style-type: '';
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
    <ClaimedList list={says} size="md" />
    <FactNote label={timing.binds}>{binds}</FactNote>
  </Moment>
);

/** Options before, during and after legal action: the organisation's statements, and the law. */
export const TimingCards = () => (
  <Line>
    {timing.cards.map((card) => (
      <Card key={card.when} card={card} />
    ))}
  </Line>
);
