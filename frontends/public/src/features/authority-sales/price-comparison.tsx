import { type AuthoritySales, authoritySales } from '@aera/content/authority-sales';
import { Card, from, Heading, Stack, theme } from '@aera/ui';
import { css, styled } from 'styled-components';
import { FactNote } from '../../shared/page/fact-note.tsx';
import { BulletList } from '../../shared/page/lists.tsx';

const Frame = styled(Card)<{ $marked: boolean }>`
  ${({ $marked }) => $marked && css({ borderColor: theme.color.goldLine, boxShadow: `inset 0 3px ${theme.color.goldLine}` })}
`;

const Price = styled.p<{ $marked: boolean }>`
  color: ${({ $marked }) => ($marked ? theme.color.ink : theme.color.inkMuted)};
  font-size: clamp(1.5rem, 3.4vw, 2.25rem);
  font-weight: 600;
  line-height: ${theme.leading.snug};
  letter-spacing: -0.02em;
  font-variant-numeric: lining-nums tabular-nums;
`;

const Note = styled.p`
  font-weight: 600;
  line-height: ${theme.leading.snug};
`;

const Points = styled(BulletList)`
  padding: ${theme.space[4]} 0 0 1.125rem;
  border-top: 1px solid ${theme.color.line};
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.sm};
  line-height: 1.5;
`;

type Offer = Pick<
  AuthoritySales['price']['columns']['bar'] | AuthoritySales['price']['columns']['ours'],
  'title' | 'price' | 'note' | 'points'
>;

/** One of the two prices. The indented list aligns its marks with the text above. */
const PriceCard = ({ offer, marked = false }: { readonly offer: Offer; readonly marked?: boolean }) => (
  <Frame as="article" padding={6} tone={marked ? 'plain' : 'quiet'} $marked={marked}>
    <Stack gap={3}>
      <Heading level={3}>{offer.title}</Heading>
      <Price $marked={marked}>{offer.price}</Price>
      <Note>{offer.note}</Note>
      <Points items={offer.points} />
    </Stack>
  </Frame>
);

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

/** Two prices side by side, the difference that the organisation states, and advice to verify it. */
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
