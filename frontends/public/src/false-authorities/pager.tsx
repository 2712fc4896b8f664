import { falseAuthorities } from '@aera/content/false-authorities';
import { Button, ChevronLeftIcon, ChevronRightIcon, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { fill } from '../page/fill.ts';

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  @media (scripting: none) {
    display: none;
  }
`;

const Counter = styled.output`
  min-width: 4.5rem;
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.sm};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

const { explorer } = falseAuthorities;

/** One further, one back, and which one it is; spoken as it changes. */
export const Pager = ({
  index,
  onPrevious,
  onNext,
}: {
  readonly index: number;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}) => (
  <Bar>
    <Button variant="secondary" onClick={onPrevious}>
      <ChevronLeftIcon />
      {explorer.previous}
    </Button>
    <Counter>{fill(explorer.counter, { n: index + 1 })}</Counter>
    <Button variant="secondary" onClick={onNext}>
      {explorer.next}
      <ChevronRightIcon />
    </Button>
  </Bar>
);
