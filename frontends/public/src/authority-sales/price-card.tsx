import type { AuthoritySales } from '@aera/content/authority-sales';
import { Card, Heading, Stack, theme } from '@aera/ui';
import { css, styled } from 'styled-components';

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

const Points = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[4]} 0 0 1.125rem;
  border-top: 1px solid ${theme.color.line};
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.sm};
  line-height: 1.5;
  li::marker {
    color: ${theme.color.goldLine};
  }
`;

type Offer = Pick<
  AuthoritySales['price']['columns']['bar'] | AuthoritySales['price']['columns']['ours'],
  'title' | 'price' | 'note' | 'points'
>;

/** One of the two prices. The list is indented, so its marks stand in line with the text above. */
export const PriceCard = ({
  offer,
  marked = false,
}: {
  readonly offer: Offer;
  readonly marked?: boolean;
}) => (
  <Frame as="article" padding={6} tone={marked ? 'plain' : 'quiet'} $marked={marked}>
    <Stack gap={3}>
      <Heading level={3}>{offer.title}</Heading>
      <Price $marked={marked}>{offer.price}</Price>
      <Note>{offer.note}</Note>
      <Points>
        {offer.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </Points>
    </Stack>
  </Frame>
);
