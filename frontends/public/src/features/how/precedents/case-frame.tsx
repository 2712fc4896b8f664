import { precedents } from '@aera/content/how/precedents';
import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  hideWithoutScripts,
  showHiddenWithoutScripts,
  theme,
} from '@aera/ui';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { formatMessage } from '../../../shared/page/format-message.ts';

const { labels } = precedents;

const Frame = styled.section`
  /* The document has a scroll padding of 6rem (theme-provider.tsx): the frame stops 1rem below the header. */
  scroll-margin-top: calc(var(--header-height, 4rem) - 5rem);
  ${showHiddenWithoutScripts('block')}
  &:focus {
    outline: none;
  }
`;

const Bar = styled.div`
  position: sticky;
  top: var(--header-height, 4rem);
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  margin-bottom: ${theme.space[5]};
  padding-block: ${theme.space[2]};
  background: ${theme.color.canvas};
  border-block: 1px solid ${theme.color.line};
  > p {
    margin-inline-start: auto;
    color: ${theme.color.inkMuted};
    font-size: ${theme.text.sm};
    font-variant-numeric: tabular-nums;
  }
  > div {
    display: flex;
    gap: ${theme.space[2]};
  }
  button {
    padding-inline: ${theme.space[3]};
  }
  ${hideWithoutScripts}
`;

interface CaseFrameProps {
  readonly ref: Ref<HTMLElement>;
  readonly hidden: boolean;
  /** Position among the cases, from 1. */
  readonly position: number;
  readonly total: number;
  readonly onBack: () => void;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly children: ReactNode;
}

/** The open case: a bar with its position and the buttons Back, Previous and Next, above the case. */
export function CaseFrame({
  ref,
  hidden,
  position,
  total,
  onBack,
  onPrevious,
  onNext,
  children,
}: CaseFrameProps) {
  const counter = formatMessage(labels.counter, { n: position, total });
  return (
    // Without scripts, a hidden frame shows all cases.
    <Frame ref={ref} hidden={hidden} tabIndex={-1} aria-label={hidden ? undefined : counter}>
      <Bar>
        <Button variant="ghost" onClick={onBack}>
          <ChevronLeftIcon />
          {labels.back}
        </Button>
        <p aria-live="polite">{counter}</p>
        <div>
          <Button variant="secondary" onClick={onPrevious}>
            {labels.previous}
          </Button>
          <Button variant="secondary" onClick={onNext}>
            {labels.next}
            <ChevronRightIcon />
          </Button>
        </div>
      </Bar>
      {children}
    </Frame>
  );
}
