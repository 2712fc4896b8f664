import { elevation, theme } from '@aera/ui';
import { useId, type PointerEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTip } from './use-tip.ts';

export interface TermTooltipProps {
  /** Explanation of the term. */
  readonly tip: ReactNode;
  /** The term. */
  readonly children: ReactNode;
}

const Term = styled.button`
  display: inline;
  padding: 0;
  background: none;
  color: inherit;
  border: 0;
  border-radius: 2px;
  font-weight: inherit;
  line-height: inherit;
  text-align: inherit;
  text-decoration: underline dotted ${theme.color.gold} 0.1em;
  text-underline-offset: 0.22em;
  cursor: help;
  &:focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 3px;
  }
`;

const Tip = styled.span`
  position: fixed;
  inset: 0 auto auto 0;
  z-index: 60;
  width: max-content;
  max-width: min(20rem, 100vw);
  margin: 0;
  padding: ${theme.space[2]};
  background: none;
  color: ${theme.color.canvas};
  border: 0;
  overflow: visible;
  font: 400 ${theme.text.xs} / 1.5 ${theme.font.body};
  letter-spacing: 0;
  text-align: start;
  text-transform: none;
  white-space: normal;

  > span {
    display: block;
    padding: ${theme.space[3]} ${theme.space[4]};
    background: ${theme.color.ink};
    border-radius: ${theme.radius.md};
    box-shadow: ${elevation.high};
  }
  &[data-mode='closed'] {
    display: none;
  }
  &[data-mode='following'] {
    pointer-events: none;
  }
  @media (scripting: none) {
    &[data-mode='closed'] {
      position: static;
      display: inline;
      padding: 0;
      color: ${theme.color.inkMuted};
      > span {
        display: inline;
        padding: 0;
        background: none;
        box-shadow: none;
        &::before {
          content: ' (';
        }
        &::after {
          content: ')';
        }
      }
    }
  }
`;

/**
 * Explains a term inline. With a mouse, the tooltip follows the pointer at a distance of 20 px. On keyboard focus, click or tap it stays
 * below the term. Escape closes it. Without JavaScript, the explanation appears in parentheses.
 */
export function TermTooltip({ tip: words, children }: TermTooltipProps) {
  const id = useId();
  const { term, tip, mode, moveTo, leave, stand, close } = useTip();
  const move = ({ pointerType, clientX, clientY }: PointerEvent) => {
    if (pointerType === 'mouse') moveTo({ x: clientX, y: clientY });
  };
  return (
    <>
      <Term
        ref={term}
        type="button"
        aria-describedby={id}
        onPointerEnter={move}
        onPointerMove={move}
        onPointerLeave={leave}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && stand()}
        onBlur={close}
        onClick={stand}
      >
        {children}
      </Term>
      <Tip ref={tip} id={id} role="tooltip" data-mode={mode}>
        <span>{words}</span>
      </Tip>
    </>
  );
}
