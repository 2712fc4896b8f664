import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export interface StatProps {
  readonly label: string;
  readonly value: string | number;
}

const Frame = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: 0.125rem;
`;

const Label = styled.dt`
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.sm};
  line-height: 1.4;
`;

/** Not the display face: its figures have old-style forms, in which 1 reads as I. */
const Value = styled.dd`
  font-size: ${theme.text['2xl']};
  font-weight: 600;
  letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums;
  line-height: ${theme.leading.snug};
`;

/** One figure and what it counts. Stands in a `<dl>`. */
export function Stat({ label, value }: StatProps) {
  return (
    <Frame>
      <Label>{label}</Label>
      <Value>{value}</Value>
    </Frame>
  );
}
