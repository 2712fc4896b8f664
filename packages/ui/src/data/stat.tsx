import { styled } from 'styled-components';
import { Card } from '../layout/card.tsx';
import { theme } from '../theme/theme.ts';

interface StatProps {
  readonly label: string;
  readonly value: string | number;
  /** Shows the stat in a card. */
  readonly framed?: boolean;
}

const Layout = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: 0.125rem;
`;

const Label = styled.dt`
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.sm};
  line-height: 1.4;
`;

/** Uses the text font, because the old-style 1 of the display font looks like I. */
const Value = styled.dd`
  font-size: ${theme.text['2xl']};
  font-weight: 600;
  letter-spacing: -0.02em;
  line-height: ${theme.leading.snug};
  font-variant-numeric: tabular-nums;
`;

/** A number and its label, for use inside a `<dl>`, for example `<Grid as="dl">`. */
export function Stat({ label, value, framed = false }: StatProps) {
  return (
    <Layout as={framed ? Card : 'div'}>
      <Label>{label}</Label>
      <Value>{value}</Value>
    </Layout>
  );
}
