import { theme } from '@aera/ui';
import { styled } from 'styled-components';
import { chartWords } from '../overview-copy.ts';

const words = chartWords.legend;

const Keys = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[5]};
  padding: 0;
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.xs};
  list-style-type: '';
  li {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[2]};
  }
  li::before {
    content: '';
    width: 1.5rem;
    border-top: 2.25px solid ${theme.color.accent};
  }
  li + li::before {
    border-top: 2px dotted ${theme.color.gold};
  }
`;

export interface LegendProps {
  /** The days of either, in words; null for what is not compared. */
  readonly current: string;
  readonly before: string | null;
}

/** Which line is which. */
export const Legend = ({ current, before }: LegendProps) => (
  <Keys>
    <li>
      {words.current}: {current}
    </li>
    {before && (
      <li>
        {words.before}: {before}
      </li>
    )}
  </Keys>
);
