import { authoritySales } from '@aera/content/authority-sales';
import { Stack, from, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { FactNote } from '../page/fact-note.tsx';
import { PriceCard } from './price-card.tsx';

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  justify-items: center;
  > article {
    width: 100%;
  }
  @media ${from('tablet')} {
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    align-items: stretch;
    gap: ${theme.space[5]};
  }
`;

const Versus = styled.p`
  align-self: center;
  color: ${theme.color.inkMuted};
  font: 400 ${theme.text.lg} / 1 ${theme.font.display};
`;

const Saving = styled.p`
  color: ${theme.color.gold};
  font-size: ${theme.text['2xl']};
  font-weight: 600;
  line-height: ${theme.leading.snug};
  letter-spacing: -0.01em;
  text-align: center;
  text-wrap: balance;
`;

const { columns, versus, saving, fact } = authoritySales.price;

/** Two prices beside each other, the difference that the organisation states, and what to do before believing it. */
export const PriceComparison = () => (
  <Stack gap={6}>
    <Pair>
      <PriceCard offer={columns.bar} />
      <Versus>{versus}</Versus>
      <PriceCard offer={columns.ours} marked />
    </Pair>
    <Saving>{saving}</Saving>
    <FactNote label={fact.label}>{fact.text}</FactNote>
  </Stack>
);
