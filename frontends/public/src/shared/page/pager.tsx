import { Button, ChevronLeftIcon, ChevronRightIcon, hideWithoutScripts, theme } from '@aera/ui';
import { styled } from 'styled-components';

const Frame = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.sm};
  font-variant-numeric: tabular-nums;
  ${hideWithoutScripts}
`;

interface PagerProps {
  readonly copy: { readonly previous: string; readonly next: string };
  /** Position in the list; screen readers announce changes. */
  readonly counter: string;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly className?: string;
}

/** Previous and next buttons with the position between them. */
export const Pager = ({ copy, counter, onPrevious, onNext, className }: PagerProps) => (
  <Frame className={className}>
    <Button variant="secondary" onClick={onPrevious}>
      <ChevronLeftIcon />
      {copy.previous}
    </Button>
    <output>{counter}</output>
    <Button variant="secondary" onClick={onNext}>
      {copy.next}
      <ChevronRightIcon />
    </Button>
  </Frame>
);
