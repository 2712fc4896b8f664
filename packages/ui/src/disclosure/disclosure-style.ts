import { focusRing, theme } from '@aera/ui';
import { css } from 'styled-components';

/** Trigger of an accordion or a collapsible: the whole row, with a chevron that turns when open. */
export const disclosureTrigger = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  width: 100%;
  min-height: 3.5rem;
  padding: ${theme.space[4]} 0;
  background: none;
  color: ${theme.color.ink};
  border: 0;
  font-size: ${theme.text.md};
  font-weight: 600;
  line-height: ${theme.leading.snug};
  text-align: start;
  cursor: pointer;
  ${focusRing}

  > svg {
    color: ${theme.color.gold};
    transition: rotate ${theme.duration.normal} ${theme.easing.out};
  }
  &[data-state='open'] > svg {
    rotate: 180deg;
  }
  &:hover {
    color: ${theme.color.accent};
  }
`;

/**
 * Closed panels stay in the document, for search engines. They have no height, and nothing in them is focusable. Without scripts, all panels
 * are open. Needs `forceMount` and one child `div`.
 */
export const disclosurePanel = css`
  display: grid;
  grid-template-rows: 1fr;
  transition:
    grid-template-rows ${theme.duration.slow} ${theme.easing.out},
    visibility ${theme.duration.slow};

  > div {
    min-height: 0;
    overflow: hidden;
    /* Spacing as a pseudo-element, because padding would give a closed panel height. */
    &::after {
      content: '';
      display: block;
      height: ${theme.space[5]};
    }
  }
  &[data-state='closed'] {
    grid-template-rows: 0fr;
    visibility: hidden;
  }
  @media (scripting: none) {
    &[data-state='closed'] {
      grid-template-rows: 1fr;
      visibility: visible;
    }
  }
`;
