import { Tabs as Radix } from 'radix-ui';
import { css, styled } from 'styled-components';
import { focusRing, from } from '../theme/mixins.ts';
import { theme } from '../theme/theme.ts';

/**
 * `line` for parts of a screen, `pills` for a few long names, `numbers` for many short ones, `tiles` for names with a picture: four per row
 * on a phone, one row from a tablet on.
 */
export type TabsVariant = 'line' | 'pills' | 'numbers' | 'tiles';

const wrapping = css`
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

const lists = {
  line: css`
    gap: ${theme.space[1]};
    overflow-x: auto;
    scrollbar-width: none;
    border-bottom: 1px solid ${theme.color.line};
  `,
  pills: wrapping,
  numbers: wrapping,
  tiles: css`
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${theme.space[2]};
    @media ${from('tablet')} {
      grid-template-columns: none;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
    }
  `,
};

export const List = styled(Radix.List)<{ $variant: TabsVariant }>`
  display: flex;
  ${({ $variant }) => lists[$variant]}
`;

const chip = css`
  min-width: 2.75rem;
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  border: 1px solid ${theme.color.line};
  &:hover {
    border-color: ${theme.color.goldLine};
  }
  &[aria-selected='true'] {
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
    border-color: ${theme.color.accent};
  }
`;

const triggers = {
  line: css`
    flex: none;
    background: none;
    color: ${theme.color.inkMuted};
    border: 0;
    border-bottom: 2px solid transparent;
    /* Inset, because the row clips outlines. */
    &:focus-visible {
      outline-offset: -3px;
      border-radius: ${theme.radius.sm};
    }
    &:hover {
      color: ${theme.color.ink};
    }
    &[aria-selected='true'] {
      color: ${theme.color.accent};
      border-bottom-color: ${theme.color.accent};
    }
  `,
  pills: css`
    ${chip}
    border-radius: 1.375rem;
    text-align: start;
  `,
  numbers: css`
    ${chip}
    padding-inline: ${theme.space[2]};
    border-radius: ${theme.radius.md};
    font-variant-numeric: tabular-nums;
  `,
  tiles: css`
    ${chip}
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: ${theme.space[2]};
    padding: ${theme.space[3]} ${theme.space[1]};
    border-radius: ${theme.radius.md};
    font-size: ${theme.text.xs};
    > svg {
      color: ${theme.color.gold};
    }
    &[aria-selected='true'] > svg {
      color: inherit;
    }
  `,
};

export const Trigger = styled(Radix.Trigger)<{ $variant: TabsVariant }>`
  min-height: 2.75rem;
  padding: ${theme.space[2]} ${theme.space[4]};
  font-size: ${theme.text.sm};
  font-weight: 600;
  line-height: ${theme.leading.snug};
  cursor: pointer;
  transition:
    background-color ${theme.duration.fast} ${theme.easing.out},
    border-color ${theme.duration.fast} ${theme.easing.out},
    color ${theme.duration.fast} ${theme.easing.out};
  ${focusRing}
  ${({ $variant }) => triggers[$variant]}
`;

/** Hidden panels exist for search engines, and are shown without scripts. */
export const Panel = styled(Radix.Content)`
  padding-top: ${theme.space[5]};
  ${focusRing}
  &[data-state='inactive'] {
    display: none;
    @media (scripting: none) {
      display: block;
    }
  }
`;
