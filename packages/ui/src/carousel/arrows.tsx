import { ChevronLeftIcon, ChevronRightIcon, hideWithoutScripts, IconButton, theme } from '@aera/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

const wrapIndex = (index: number, length: number): number => ((index % length) + length) % length;

/** An index that wraps around at both ends of a list. */
export function useWrapAround(length: number) {
  const [index, setIndex] = useState(0);
  const step = (by: number) => setIndex((current) => wrapIndex(current + by, length));
  return {
    index,
    go: (to: number) => setIndex(wrapIndex(to, length)),
    next: () => step(1),
    previous: () => step(-1),
  };
}

const Frame = styled.div`
  display: flex;
  gap: ${theme.space[3]};
  > button {
    border: 1px solid ${theme.color.lineStrong};
  }
  ${hideWithoutScripts}
`;

export interface ArrowsProps {
  readonly previousLabel?: string;
  readonly nextLabel?: string;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  /** Id of the controlled element. */
  readonly controls?: string;
  readonly className?: string;
}

/** Previous and Next buttons. */
export const Arrows = ({
  previousLabel = 'Previous',
  nextLabel = 'Next',
  onPrevious,
  onNext,
  controls,
  className,
}: ArrowsProps) => (
  <Frame className={className}>
    <IconButton label={previousLabel} aria-controls={controls} onClick={onPrevious}>
      <ChevronLeftIcon />
    </IconButton>
    <IconButton label={nextLabel} aria-controls={controls} onClick={onNext}>
      <ChevronRightIcon />
    </IconButton>
  </Frame>
);
